import { check } from '../../../core/check/check.ts';
import { keyIdDefect } from '../../oracle/checkpoint/key-id-defect.ts';
import { checkpointAnswer } from '../../premises/checkpoint/checkpoint-answer.ts';
import { noteSignatures, verifiedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const keyIds = check<LogTarget>()({
  // LOG-SN-006 (should): A key ID is the beginning of the SHA-256 hash of key name, newline, signature type and public key.
  //   [signed-note, "Signatures"]
  proves: 'LOG-SN-006',
  needs: ['keys'],
  reasons: { 'other-id': "a line with a signature by the log's key has another key ID" },
  run: async (log, t) => {
    const { text } = await t.use(verifiedCheckpoint);
    t.judge(keyIdDefect(text, await t.use(noteSignatures), log.keys), await t.use(checkpointAnswer));
  },
});
