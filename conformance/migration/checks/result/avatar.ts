import { check } from '../../../core/check/check.ts';
import { resultAvatarDefect } from '../../premises/result/dao-in-result.ts';
import { daoMigration } from '../../premises/runs/dao-migration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const avatar = check<MigrationTarget>()({
  // MIG-RS-021 (must): `dao.Avatar` is the address of the DAO's avatar. [interface, "Migration result"]
  proves: 'MIG-RS-021',
  reasons: { missing: '`dao` has no Avatar', other: 'the contract at `dao.Avatar` is not an avatar' },
  run: async (_tool, t) => {
    const scene = await t.use(daoMigration);
    t.judge(await resultAvatarDefect(scene, 'dao'), scene.run);
  },
});
