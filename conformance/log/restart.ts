/** A log that is ended and started again (Rekor v2, "CreateEntry"). */
import { check } from '../core/check.ts';
import type { LogTarget } from '../core/target.ts';
import { knownStill } from './known-still.ts';
import { restarted } from './restarted.ts';

export const kept = check<LogTarget>()({
  proves: 'LOG-CE-027',
  needs: ['create', 'restart'],
  reasons: {
    'does-not-return': 'the log does not come up again',
    'takes-nothing': 'the log takes in no entry any more after it was started again',
    reused: 'an entry is given an index that the log had given before it was started again',
    lost: 'an entry that was acknowledged is not in the log any more, or not at its index',
  },
  run: async (_log, t) => {
    const { before, after } = await t.use(restarted);
    for (const { answer } of [...before, ...after]) t.judge(undefined, answer);
  },
});

export const repeated = check<LogTarget>()({
  proves: 'LOG-CE-008',
  needs: ['create', 'restart'],
  reasons: {
    unsound: 'an entry from before a restart is answered, when it is sent again, otherwise than any sound repeat',
    'wrong-index':
      'at the index that is named after a restart for an entry from before it the log has another, or none',
    changed:
      'an entry from before a restart is answered, when it is sent again, in another way than before or than declared',
  },
  run: async (_log, t) => {
    for (const { again } of await t.use(knownStill)) t.judge(undefined, again.answer);
  },
});
