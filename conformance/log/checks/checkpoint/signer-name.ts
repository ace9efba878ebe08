import { check } from '../../../core/check/check.ts';
import { checkpointAnswer } from '../../premises/checkpoint/checkpoint-answer.ts';
import { verifiedCheckpoint } from '../../premises/checkpoint/verified-checkpoint.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const signerName = check<LogTarget>()({
  // LOG-CP-006 (should): The key name on the log's signature line is the origin. [tlog-checkpoint, "Signatures"]
  proves: 'LOG-CP-006',
  needs: ['keys'],
  reasons: { 'other-name': "the log's key has another name than the origin" },
  run: async (log, t) => {
    const { origin } = await t.use(verifiedCheckpoint);
    const names = log.keys.map((key) => key.name);
    const actual = `the key name ${names.map((name) => `"${name}"`).join(', ')}`;
    const otherName = { reason: 'other-name', expected: `the origin "${origin}"`, actual, at: 'checkpoint' } as const;
    t.judge(!names.includes(origin) && otherName, await t.use(checkpointAnswer));
  },
});
