import { check } from '../../../core/check/check.ts';
import { resultNameDefect } from '../../premises/result/dao-in-result.ts';
import { demoMigration } from '../../premises/steps/demo-migration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const testName = check<MigrationTarget>()({
  // MIG-RS-024 (must): `test.name` is the name of the scenario's DAO, and is a string. [interface, "Migration result"]
  proves: 'MIG-RS-024',
  reasons: { missing: '`test` has no name', other: "`test.name` is not the name of the scenario's DAO" },
  run: async (_tool, t) => {
    const scene = await t.use(demoMigration);
    t.judge(await resultNameDefect(scene, 'test'), scene.run);
  },
});
