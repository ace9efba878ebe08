import { check } from '../../../core/check/check.ts';
import { REFUSAL_REASONS, refusalDefect } from '../../premises/validation/refusal.ts';
import { wrongArguments, wrongForms } from '../../premises/validation/wrong-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const form = check<MigrationTarget>()({
  // MIG-VA-002 (must): A parameter with a wrong type or form is refused before any transaction. [durable-deploy, "Validation
  //   before spending"]
  proves: 'MIG-VA-002',
  reasons: REFUSAL_REASONS,
  run: async (_tool, t) => {
    const forms = await t.use(wrongForms);
    const inContracts = await t.attempt(wrongArguments);
    const refused = [...forms.refused, ...(inContracts?.refused ?? [])];
    await t.each(refused, (refusedRun) => t.judge(refusalDefect(refusedRun), refusedRun.run));
    const mistakeCount = forms.mistakeCount + (inContracts?.mistakeCount ?? 0);
    t.note(`${refused.length} of ${mistakeCount} such mistakes, chosen by the seed`);
  },
});
