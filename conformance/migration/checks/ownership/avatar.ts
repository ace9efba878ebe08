import { check } from '../../../core/check/check.ts';
import { allDaosOnChain } from '../../premises/dao/all-daos.ts';
import { contractOwnerDefect } from '../../premises/dao/contract-owner.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const avatar = check<MigrationTarget>()({
  // MIG-OW-005 (must): The controller owns the avatar. [interface, "Migration parameters"]
  proves: 'MIG-OW-005',
  reasons: { owner: 'another than the controller owns the avatar' },
  run: async (_tool, t) => {
    await t.each(await allDaosOnChain(t), async (dao) => {
      if (dao.owners.avatar === undefined) t.inconclusive(`the owner of the avatar ${dao.avatar} cannot be read`);
      const defect = await contractOwnerDefect(dao, 'avatar', 'owner');
      t.judge(defect && { ...defect, at: `owner() of the avatar ${dao.avatar}` }, dao.scene.run);
    });
  },
});
