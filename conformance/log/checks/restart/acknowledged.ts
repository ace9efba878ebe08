import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { servedBodyDefect } from '../../oracle/entry/answer-defects.ts';
import { indexAfterRestartDefect } from '../../oracle/entry/restarted-creation.ts';
import { restartedLog } from '../../premises/restart/restarted-log.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const acknowledged = check<LogTarget>()({
  // LOG-CE-027 (must): An entry that was acknowledged before a restart is there after it, and no index is given again, whether
  //   the log was asked to end or was killed. [interface, "What the service does"]
  proves: 'LOG-CE-027',
  needs: ['create', 'restart'],
  reasons: {
    'does-not-return': 'the log does not answer after a restart',
    'takes-no-entry': 'the log accepts no entry after a restart',
    'reused-index': 'an entry gets an index that the log had assigned before its restart',
    lost: 'an entry that was acknowledged is not in the log any more, or not at its index',
  },
  owns: [reasonsOf(restartedLog, 'does-not-return', 'takes-no-entry', 'reused-index', 'lost')],
  run: async (_log, t) => {
    const restarted = await t.use(restartedLog);
    for (const { logged, served } of restarted.acknowledged)
      t.judge(servedBodyDefect('lost', logged, served), served.answer);
    for (const first of restarted.firstAfter) t.judge(indexAfterRestartDefect(first), first.answer);
  },
});
