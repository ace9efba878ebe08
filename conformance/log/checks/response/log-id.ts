import { check } from '../../../core/check/check.ts';
import { KEY_ID_BYTES, logIdDefect } from '../../oracle/entry/log-id-defect.ts';
import { answeredCheckpoints } from '../../premises/create/answered-checkpoints.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const logId = check<LogTarget>()({
  // LOG-CE-013 (must): The log ID is the key ID of the log's signature, or the whole hash whose beginning that is. [rekor-v2,
  //   "CreateEntry"]
  proves: 'LOG-CE-013',
  needs: ['create'],
  reasons: {
    length: 'the log ID has neither the 32 bytes of a SHA-256 hash nor the 4 of a key ID',
    'other-key': 'the log ID is not the hash or the key ID of a key with which the log signs',
    'not-as-declared': 'the log ID has another length than the choice log-id declares',
    changed: 'the log ID has 4 bytes in one answer and 32 in another',
  },
  run: async (log, t) => {
    for (const { answer, logged, checkpoint, lines } of await t.use(answeredCheckpoints)) {
      const id = logged.logId!;
      t.judge(logIdDefect(id, { origin: checkpoint.origin, lines, keys: log.keys }), answer);
      t.judge(t.chose('log-id', id.length === KEY_ID_BYTES ? 'key-id' : 'whole-hash'), answer);
    }
  },
});
