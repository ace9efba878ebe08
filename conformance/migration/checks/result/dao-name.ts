import { check } from '../../../core/check/check.ts';
import { resultNameDefect } from '../../premises/result/dao-in-result.ts';
import { daoMigration } from '../../premises/runs/dao-migration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const daoName = check<MigrationTarget>()({
  // MIG-RS-020 (must): `dao.name` is the name of the avatar. [interface, "Migration result"]
  proves: 'MIG-RS-020',
  reasons: { missing: '`dao` has no name', other: '`dao.name` is not the name that the avatar has' },
  run: async (_tool, t) => {
    const scene = await t.use(daoMigration);
    t.judge(await resultNameDefect(scene, 'dao'), scene.run);
  },
});
