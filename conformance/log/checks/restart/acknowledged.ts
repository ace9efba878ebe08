import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { restartedLog } from '../../premises/restart/restarted-log.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const acknowledged = check<LogTarget>()({
  proves: 'LOG-CE-027',
  needs: ['create', 'restart'],
  reasons: {
    'does-not-return': 'the log does not come up again',
    'takes-no-entry': 'the log takes in no entry any more after it was started again',
    'reused-index': 'an entry is given an index that the log had given before it was started again',
    lost: 'an entry that was acknowledged is not in the log any more, or not at its index',
  },
  owns: [reasonsOf(restartedLog, 'does-not-return', 'takes-no-entry', 'reused-index', 'lost')],
  run: async (_log, t) => {
    const { before, after } = await t.use(restartedLog);
    for (const { answer } of [...before, ...after]) t.judge(undefined, answer);
  },
});
