import { check } from '../../../core/check/check.ts';
import { contentTypeDefect } from '../../oracle/http/content-type.ts';
import { NO_ISSUERS, servedIssuers } from '../../premises/certificates/issuer-answers.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const contentType = check<LogTarget>()({
  // LOG-CT-032 (must): Issuers are served as `application/pkix-cert`. [static-ct-api, "Issuers"]
  proves: 'LOG-CT-032',
  reasons: { missing: 'an issuer has no Content-Type', 'media-type': 'an issuer is not application/pkix-cert' },
  run: async (_log, t) => {
    await t.each(
      await t.use(servedIssuers),
      ({ path, answer }) => t.judge(contentTypeDefect(answer, 'application/pkix-cert', path), answer),
      NO_ISSUERS,
    );
  },
});
