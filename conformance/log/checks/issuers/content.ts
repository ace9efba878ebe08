import { check } from '../../../core/check/check.ts';
import { issuerDefect } from '../../oracle/certificates/issuer.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import { NO_ISSUERS, servedIssuers } from '../../premises/certificates/issuer-answers.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const content = check<LogTarget>()({
  // LOG-CT-031 (must): The content at the path of an issuer is one certificate in DER, and its SHA-256 hash is the fingerprint in
  //   the path. [static-ct-api, "Issuers"]
  proves: 'LOG-CT-031',
  reasons: {
    'other-hash': 'the content at the path of an issuer does not hash to the fingerprint in the path',
    'not-a-certificate': 'the content at the path of an issuer is not one certificate in DER',
    undecodable: 'the content at the path of an issuer cannot be decoded, or is longer than any certificate',
  },
  run: async (_log, t) => {
    await t.each(
      await t.use(servedIssuers),
      ({ fingerprint, path, answer }) => t.judge(issuerDefect(readableBody(answer), fingerprint, path), answer),
      NO_ISSUERS,
    );
  },
});
