import { check } from '../../../core/check/check.ts';
import { REFUSAL_REASONS, refusalDefect } from '../../premises/validation/refusal.ts';
import { wrongIndices } from '../../premises/validation/wrong-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const index = check<MigrationTarget>()({
  // MIG-VA-003 (must): An index that refers to no item is refused before any transaction. [durable-deploy, "Validation before
  //   spending"]
  proves: 'MIG-VA-003',
  reasons: REFUSAL_REASONS,
  run: async (_tool, t) => {
    const { refused, mistakeCount } = await t.use(wrongIndices);
    await t.each(refused, (refusedRun) => t.judge(refusalDefect(refusedRun), refusedRun.run));
    t.note(`${refused.length} of ${mistakeCount} such mistakes, chosen by the seed`);
  },
});
