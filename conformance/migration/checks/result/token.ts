import { check } from '../../../core/check/check.ts';
import { nativeContractDefect } from '../../premises/result/dao-in-result.ts';
import { daoMigration } from '../../premises/runs/dao-migration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const token = check<MigrationTarget>()({
  // MIG-RS-022 (must): `dao.NativeToken` is the address of the avatar's token. [interface, "Migration result"]
  proves: 'MIG-RS-022',
  reasons: { missing: '`dao` has no NativeToken', other: '`dao.NativeToken` is not the token of the avatar' },
  run: async (_tool, t) => {
    const scene = await t.use(daoMigration);
    t.judge(await nativeContractDefect(scene, 'dao', 'NativeToken'), scene.run);
  },
});
