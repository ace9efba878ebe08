import { check } from '../../../core/check/check.ts';
import { immutableCachingDefect } from '../../oracle/http/caching.ts';
import { NO_ISSUERS, servedIssuers } from '../../premises/certificates/issuer-answers.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const cacheable = check<LogTarget>()({
  // LOG-CT-033 (should): The caching headers of an issuer let caches keep it for a long time. [static-ct-api, "Issuers"]
  proves: 'LOG-CT-033',
  reasons: { 'short-lived': 'its headers do not let caches keep an issuer for long' },
  run: async (_log, t) => {
    await t.each(
      await t.use(servedIssuers),
      ({ path, answer }) => t.judge(immutableCachingDefect(answer, path), answer),
      NO_ISSUERS,
    );
  },
});
