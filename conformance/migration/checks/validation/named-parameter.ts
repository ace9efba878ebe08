import { check } from '../../../core/check/check.ts';
import { unnamedParameterDefect } from '../../premises/validation/named-parameter.ts';
import { refusalDefect } from '../../premises/validation/refusal.ts';
import { wrongForms, wrongIndices, wrongLimits } from '../../premises/validation/wrong-parameters.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const namedParameter = check<MigrationTarget>()({
  proves: 'MIG-VA-013',
  reasons: { unnamed: 'the error does not name the parameter that is wrong' },
  run: async (tool, t) => {
    const all = [];
    for (const kind of [wrongForms, wrongIndices, wrongLimits]) all.push(...((await t.attempt(kind))?.refused ?? []));
    const refused = all.filter((one) => refusalDefect(one) === undefined);
    await t.each(
      refused,
      (one) => t.judge(unnamedParameterDefect(tool, one), one.run),
      'it refuses none of the parameters that were tried',
    );
  },
});
