import { check } from '../../../core/check/check.ts';
import { allDaosOnChain } from '../../premises/dao/all-daos.ts';
import { contractOwnerDefect } from '../../premises/dao/contract-owner.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const minting = check<MigrationTarget>()({
  // MIG-OW-006 (must): The controller owns the DAO's token and reputation, so that nobody else can mint. [interface, "Migration
  //   parameters"]
  proves: 'MIG-OW-006',
  reasons: {
    token: 'another than the controller owns the token, and can mint',
    reputation: 'another than the controller owns the reputation, and can mint',
  },
  run: async (_tool, t) => {
    await t.each(await allDaosOnChain(t), async (dao) => {
      for (const part of ['token', 'reputation'] as const) {
        if (dao.owners[part] === undefined) t.inconclusive(`the owner of the ${part} ${dao[part]} cannot be read`);
        const defect = await contractOwnerDefect(dao, part, part);
        t.judge(defect && { ...defect, at: `owner() of the ${part} ${dao[part]}` }, dao.scene.run);
      }
    });
  },
});
