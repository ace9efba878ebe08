import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { logStepsText } from '../../inputs/sequence/log-steps.ts';
import { requestSequence } from '../../premises/restart/request-sequence.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const repeats = check<LogTarget>()({
  proves: 'LOG-CE-008',
  needs: ['create'],
  reasons: {
    changed: 'an entry that is there is answered in another way than before, or than declared',
    'wrong-index': 'an entry that is there is answered with an index at which the log has another',
  },
  owns: [reasonsOf(requestSequence, 'changed', 'wrong-index')],
  run: async (_log, t) => {
    const { steps, seed, told } = await t.use(requestSequence);
    if (told) t.inconclusive(told);
    const repeats = steps.filter(({ kind }) => kind === 'resend');
    await t.each(repeats, () => t.judge(undefined), `no entry was sent again: ${logStepsText(steps)}`);
    t.note(`one sequence of ${steps.length} steps was taken (fast-check seed ${seed})`);
  },
});
