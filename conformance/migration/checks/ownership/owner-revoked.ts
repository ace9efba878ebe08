import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { keptPermissionDefect, unregisteredOwner } from '../../premises/dao/owner-registration.ts';
import { ownContractDaos } from '../../premises/random-daos/own-contract-daos.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const ownerRevoked = check<MigrationTarget>()({
  // MIG-OW-001 (must): With `unregisterOwner`, the deploying account has no permission with the DAO's controller when the
  //   migration is finished. [interface, "Migration parameters"]
  proves: 'MIG-OW-001',
  reasons: { kept: 'with `unregisterOwner` the deploying account has a permission with the controller in the end' },
  owns: [reasonsOf(unregisteredOwner, 'kept')],
  run: async (tool, t) => {
    const plain = await t.use(unregisteredOwner);
    for (const dao of [plain, ...(await ownContractDaos(tool, t))])
      if (dao.controller && dao.params.unregisterOwner === true) t.judge(keptPermissionDefect(dao), dao.scene.run);
  },
});
