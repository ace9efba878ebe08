import { check } from '../../../core/check/check.ts';
import { logIdDefect } from '../../oracle/entry/log-id-defect.ts';
import { answeredCheckpoints } from '../../premises/create/answered-checkpoints.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const logId = check<LogTarget>()({
  // LOG-CE-013 (must): The log ID is the whole hash whose beginning is the key ID of the log's signature. [rekor-v2,
  //   "CreateEntry"]
  proves: 'LOG-CE-013',
  needs: ['create'],
  reasons: {
    length: 'the log ID has not the 32 bytes of a SHA-256 hash',
    'other-key': 'the log ID is not the hash of a key with which the log signs',
  },
  run: async (log, t) => {
    for (const { answer, logged, checkpoint, lines } of await t.use(answeredCheckpoints))
      t.judge(logIdDefect(logged.logId!, { origin: checkpoint.origin, lines, keys: log.keys }), answer);
  },
});
