import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { namedIndexDefect, repeatAfterRestartDefect } from '../../oracle/duplicates/repeat-defect.ts';
import { repeatsAfterRestart } from '../../premises/restart/repeats-after-restart.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const repeats = check<LogTarget>()({
  proves: 'LOG-CE-008',
  needs: ['create', 'restart'],
  reasons: {
    unsound: 'an entry from before a restart is answered, when it is sent again, otherwise than any sound repeat',
    'wrong-index':
      'at the index that is named after a restart for an entry from before it the log has another, or none',
    changed:
      'an entry from before a restart is answered, when it is sent again, in another way than before or than declared',
  },
  owns: [reasonsOf(repeatsAfterRestart, 'unsound', 'wrong-index', 'changed')],
  run: async (_log, t) => {
    // The premise sends the repeats; it compares their options with those from before the restart.
    for (const { first, repeat, served } of await t.use(repeatsAfterRestart))
      t.judge(repeatAfterRestartDefect(first.logged, repeat) ?? namedIndexDefect(first.logged, served), repeat.answer);
  },
});
