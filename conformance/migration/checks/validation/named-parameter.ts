import { check } from '../../../core/check/check.ts';
import { unnamedParameterDefect } from '../../premises/validation/named-parameter.ts';
import { refusalDefect } from '../../premises/validation/refusal.ts';
import { wrongForms, wrongIndices, wrongLimits } from '../../premises/validation/wrong-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const namedParameter = check<MigrationTarget>()({
  // MIG-VA-013 (should): The error names the parameter that is wrong. [durable-deploy, "Validation before spending"]
  proves: 'MIG-VA-013',
  reasons: { unnamed: 'the error does not name the wrong parameter' },
  run: async (tool, t) => {
    const tried = [await t.attempt(wrongForms), await t.attempt(wrongIndices), await t.attempt(wrongLimits)];
    await t.each(
      tried.flatMap((mistakes) => mistakes?.refused ?? []).filter((run) => refusalDefect(run) === undefined),
      (refused) => t.judge(unnamedParameterDefect(tool, refused), refused.run),
      'it refuses none of the parameters that were tried',
    );
  },
});
