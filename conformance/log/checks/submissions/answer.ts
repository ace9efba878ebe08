import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { sctFormDefect } from '../../oracle/certificates/sct.ts';
import { readableBody } from '../../oracle/http/readable-body.ts';
import { issuedScts, submissionPlace } from '../../premises/submissions/issued-scts.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const answer = check<LogTarget>()({
  // LOG-CT-042 (must): The answer to a submission is a JSON object with `sct_version` 0, a `timestamp` in decimal, and `id`,
  //   `extensions` and `signature` in base64. [rfc6962, "4.1"]
  proves: 'LOG-CT-042',
  needs: ['submit', 'authority'],
  reasons: {
    json: 'the answer to a submission is no JSON object',
    version: 'the sct_version of an answer is not 0',
    id: 'the id of an answer is not the base64 of 32 bytes',
    timestamp: 'the timestamp of an answer is not a whole number of milliseconds',
    extensions: 'the extensions of an answer are not base64',
    signature: 'the signature of an answer is not base64',
  },
  owns: [reasonsOf(issuedScts, 'json', 'version', 'id', 'timestamp', 'extensions', 'signature')],
  run: async (_log, t) => {
    for (const issued of await t.use(issuedScts))
      t.judge(sctFormDefect(readableBody(issued.answer), submissionPlace(issued)), issued.answer);
  },
});
