import { check } from '../../../core/check/check.ts';
import { baseMigration } from '../../premises/runs/base-migration.ts';
import { daoMigration } from '../../premises/runs/dao-migration.ts';
import { demoMigration } from '../../premises/steps/demo-migration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const nesting = check<MigrationTarget>()({
  // MIG-RS-002 (must): `base`, `dao` and `test` are in the file at the declared level: flat, by network, or by network and core
  //   version. [interface, "Migration result"]
  proves: 'MIG-RS-002',
  reasons: {
    'not-as-declared': 'the levels above `base`, `dao` or `test` are others than declared',
    changed: 'not all result files of the tool have the same levels',
  },
  run: async (_tool, t) => {
    const scenes = [await t.use(baseMigration), await t.attempt(daoMigration), await t.attempt(demoMigration)];
    for (const scene of scenes) if (scene?.result) t.judge(t.chose('result-nesting', scene.result.nesting), scene.run);
  },
});
