import { check } from '../../../core/check/check.ts';
import { REFUSAL_REASONS, refusalDefect } from '../../premises/validation/refusal.ts';
import { wrongLimits } from '../../premises/validation/wrong-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const votingLimit = check<MigrationTarget>()({
  // MIG-VA-005 (must): Voting parameters that the voting machine would not accept are refused before any transaction.
  //   [durable-deploy, "Validation before spending"]
  proves: 'MIG-VA-005',
  reasons: REFUSAL_REASONS,
  run: async (_tool, t) => {
    const { refused, mistakeCount } = await t.use(wrongLimits);
    await t.each(refused, (refusedRun) => t.judge(refusalDefect(refusedRun), refusedRun.run));
    t.note(`${refused.length} of ${mistakeCount} such mistakes, chosen by the seed`);
  },
});
