import { check } from '../../../core/check/check.ts';
import { nativeContractDefect } from '../../premises/result/dao-in-result.ts';
import { daoMigration } from '../../premises/runs/dao-migration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const reputation = check<MigrationTarget>()({
  // MIG-RS-023 (must): `dao.NativeReputation` is the address of the avatar's reputation. [interface, "Migration result"]
  proves: 'MIG-RS-023',
  reasons: {
    missing: '`dao` has no NativeReputation',
    other: '`dao.NativeReputation` is not the reputation of the avatar',
  },
  run: async (_tool, t) => {
    const scene = await t.use(daoMigration);
    t.judge(await nativeContractDefect(scene, 'dao', 'NativeReputation'), scene.run);
  },
});
