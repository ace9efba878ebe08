import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { customSchemesRun } from '../../premises/custom-schemes/custom-schemes-run.ts';
import { unwrittenDaoDefect } from '../../premises/dao/dao-part.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const form = check<MigrationTarget>()({
  // MIG-CS-001 (must): `CustomSchemes` is a map from names to arrays of entries, or an array of entries, as declared. [interface,
  //   "Migration parameters"]
  proves: 'MIG-CS-001',
  reasons: {
    failed: 'a DAO with custom schemes cannot be migrated, in the declared form or in either; one without can',
    key: 'in a map, the name of a scheme is not its key: entries have to repeat it',
    missing: 'the run writes no `dao`',
  },
  owns: [reasonsOf(customSchemesRun, 'failed', 'missing')],
  run: async (_tool, t) => {
    const scene = await t.use(customSchemesRun);
    const declared = t.declared('custom-schemes');
    if (declared !== undefined && declared !== scene.form)
      t.inconclusive(`the configuration writes \`CustomSchemes\` as ${scene.form}, where ${declared} is declared`);
    t.chose('custom-schemes', scene.form);
    const key = {
      reason: 'key' as const,
      expected: 'a map from scheme name to entries',
      actual: 'a run that fails; it succeeds where each entry has a `name` as well',
      at: 'CustomSchemes',
    };
    t.judge(scene.form === 'map' && scene.named && unwrittenDaoDefect('failed', scene) === undefined && key, scene.run);
    t.judge(unwrittenDaoDefect('failed', scene), scene.run);
  },
});
