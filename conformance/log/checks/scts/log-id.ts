import { check } from '../../../core/check/check.ts';
import { mismatch } from '../../../core/check/mismatch.ts';
import { base64 } from '../../../oracle/bytes/bytes.ts';
import { sha256 } from '../../oracle/merkle/sha-256.ts';
import { issuedScts, submissionPlace } from '../../premises/submissions/issued-scts.ts';
import { spkiOfLog } from '../../premises/submissions/key-of-log.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const logId = check<LogTarget>()({
  // LOG-CT-043 (must): The log ID of an SCT is the SHA-256 hash of the log's key. [rfc6962, "3.2"]
  proves: 'LOG-CT-043',
  needs: ['submit', 'authority', 'keys'],
  reasons: { other: "the log ID of an SCT is not the SHA-256 hash of the log's key" },
  run: async (log, t) => {
    const right = sha256(spkiOfLog(log, t));
    for (const issued of await t.use(issuedScts))
      t.judge(mismatch('other', right, issued.sct.id, submissionPlace(issued), base64), issued.answer);
  },
});
