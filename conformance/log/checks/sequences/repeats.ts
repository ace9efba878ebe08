import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { defectWith } from '../../inputs/sequence/log-model.ts';
import { logStepsText } from '../../inputs/sequence/log-steps.ts';
import { requestSequence } from '../../premises/restart/request-sequence.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const repeats = check<LogTarget>()({
  // LOG-CE-008 (must): An entry that the log has already is answered as declared, with the index that it has. [rekor-v2,
  //   "CreateEntry"]
  proves: 'LOG-CE-008',
  needs: ['create'],
  reasons: {
    changed: 'the answer to a repeated entry differs from earlier answers or from the declaration',
    'wrong-index': 'a repeated entry is answered with an index at which the log has another entry',
  },
  owns: [reasonsOf(requestSequence, 'changed', 'wrong-index')],
  run: async (_log, t) => {
    const { steps, seed, bestEffort } = await t.use(requestSequence);
    if (bestEffort) t.inconclusive(bestEffort);
    await t.each(
      steps.filter(({ step }) => step.kind === 'resend'),
      (taken) => t.judge(defectWith(taken, 'changed', 'wrong-index')),
      `no entry was sent again: ${logStepsText(steps.map(({ step }) => step))}`,
    );
    t.note(`one sequence of ${steps.length} steps was run (fast-check seed ${seed})`);
  },
});
