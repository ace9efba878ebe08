import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { namedIndexDefect, repeatAfterRestartDefect } from '../../oracle/duplicates/repeat-defect.ts';
import { repeatsAfterRestart } from '../../premises/restart/repeats-after-restart.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const repeats = check<LogTarget>()({
  // LOG-CE-008 (must): An entry that the log has already is answered as declared, with the index that it has. [rekor-v2,
  //   "CreateEntry"]
  proves: 'LOG-CE-008',
  needs: ['create', 'restart'],
  reasons: {
    unsound: 'the answer to a repeat of an entry from before a restart is not a valid answer to a repeat',
    'wrong-index':
      'at the index that is named after a restart for an earlier entry, the log has another entry or no entry',
    changed:
      'the answer to a repeat of an entry from before a restart differs from earlier answers or from the declaration',
  },
  owns: [reasonsOf(repeatsAfterRestart, 'unsound', 'wrong-index', 'changed')],
  run: async (_log, t) => {
    // The premise sends the repeats; it compares their options with those from before the restart.
    for (const { first, repeat, served } of await t.use(repeatsAfterRestart))
      t.judge(repeatAfterRestartDefect(first.logged, repeat) ?? namedIndexDefect(first.logged, served), repeat.answer);
  },
});
