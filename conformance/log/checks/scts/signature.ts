import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { sctSignatureDefect } from '../../oracle/certificates/sct.ts';
import { submissionPlace, verifiedScts } from '../../premises/submissions/issued-scts.ts';
import { keyOfLog } from '../../premises/submissions/key-of-log.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const signature = check<LogTarget>()({
  // LOG-CT-044 (must): The signature of an SCT verifies, over its timestamp, its extensions and the certificate, or the
  //   TBSCertificate of the precertificate and its issuer's key. [rfc6962, "3.2"]
  proves: 'LOG-CT-044',
  needs: ['submit', 'authority', 'keys'],
  reasons: {
    form: "the signature of an SCT is no digitally-signed struct by SHA-256 and the kind of the log's key",
    invalid: 'the signature of an SCT does not verify',
  },
  owns: [reasonsOf(verifiedScts, 'form', 'invalid')],
  run: async (log, t) => {
    const key = keyOfLog(log, t);
    for (const one of await t.use(verifiedScts))
      t.judge(sctSignatureDefect(one.sct, one, key, submissionPlace(one)), one.answer);
  },
});
