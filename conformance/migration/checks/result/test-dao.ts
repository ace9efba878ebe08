import { check } from '../../../core/check/check.ts';
import { nativeContractDefect, resultAvatarDefect } from '../../premises/result/dao-in-result.ts';
import { demoMigration } from '../../premises/steps/demo-migration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const testDao = check<MigrationTarget>()({
  // MIG-RS-025 (must): `test.Avatar`, `test.NativeToken` and `test.NativeReputation` are the addresses of a DAO's avatar, its
  //   token and its reputation. [interface, "Migration result"]
  proves: 'MIG-RS-025',
  reasons: {
    missing: '`test` lacks an address',
    other: 'the contract at an address of `test` is not that of its name',
  },
  run: async (_tool, t) => {
    const scene = await t.use(demoMigration);
    t.judge(await resultAvatarDefect(scene, 'test'), scene.run);
    for (const name of ['NativeToken', 'NativeReputation'] as const)
      t.judge(await nativeContractDefect(scene, 'test', name), scene.run);
  },
});
