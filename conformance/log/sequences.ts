/** What holds after any sequence of requests (Rekor v2, "CreateEntry"). */
import { check } from '../core/check.ts';
import type { LogTarget } from '../core/target.ts';
import { inWords } from '../properties/log-steps.ts';
import { sequence } from './sequence.ts';

export const acknowledged = check<LogTarget>()({
  proves: 'LOG-CE-009',
  needs: ['create'],
  reasons: {
    'given-before': 'an entry is given an index that the log had given before',
    lost: 'an entry that was acknowledged is not in the log any more, or not at its index',
  },
  run: async (_log, t) => {
    const { steps, seed } = await t.use(sequence);
    await t.each(steps, () => t.judge(undefined));
    t.note(`one sequence of ${steps.length} steps was taken (fast-check seed ${seed})`);
  },
});

export const again = check<LogTarget>()({
  proves: 'LOG-CE-008',
  needs: ['create'],
  reasons: {
    changed: 'an entry that is there is answered in another way than before, or than declared',
    'wrong-index': 'an entry that is there is answered with an index at which the log has another',
  },
  run: async (_log, t) => {
    const { steps, seed, told } = await t.use(sequence);
    if (told) t.inconclusive(told);
    const repeats = steps.filter(({ kind }) => kind === 'resend');
    await t.each(repeats, () => t.judge(undefined), `no entry was sent again: ${inWords(steps)}`);
    t.note(`one sequence of ${steps.length} steps was taken (fast-check seed ${seed})`);
  },
});
