import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { defectWith } from '../../inputs/sequence/log-model.ts';
import { requestSequence } from '../../premises/restart/request-sequence.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const acknowledged = check<LogTarget>()({
  // LOG-CE-009 (must): An entry that was acknowledged is never lost, and no index is given twice. [rekor-v2, "CreateEntry"]
  proves: 'LOG-CE-009',
  needs: ['create'],
  reasons: {
    'reused-index': 'an entry is given an index that the log had given before',
    lost: 'an entry that was acknowledged is not in the log any more, or not at its index',
  },
  owns: [reasonsOf(requestSequence, 'reused-index', 'lost')],
  run: async (_log, t) => {
    const { steps, seed } = await t.use(requestSequence);
    await t.each(steps, (taken) => t.judge(defectWith(taken, 'reused-index', 'lost')));
    t.note(`one sequence of ${steps.length} steps was run (fast-check seed ${seed})`);
  },
});
