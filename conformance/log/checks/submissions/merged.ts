import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { mergedChains, mergedInTime } from '../../premises/submissions/merged-chains.ts';
import type { LogTarget } from '../../target/log-target.ts';

export const merged = check<LogTarget>()({
  // LOG-CT-047 (must): A checkpoint covers every entry for which the log has issued an SCT, within the Maximum Merge Delay.
  //   [rfc6962, "3"]
  proves: 'LOG-CT-047',
  needs: ['submit', 'authority'],
  reasons: { late: 'no checkpoint covers an entry within the Maximum Merge Delay that is declared' },
  owns: [reasonsOf(mergedInTime, 'late')],
  run: async (_log, t) => {
    await t.use(mergedInTime);
    const { checkpoint, covered } = await t.use(mergedChains);
    for (const { index, answer } of covered) {
      const expected = `a checkpoint that covers index ${index}`;
      const actual = `tree size ${checkpoint.size}`;
      t.judge(index >= checkpoint.size && { reason: 'late', expected, actual, at: 'checkpoint' }, answer);
    }
  },
});
