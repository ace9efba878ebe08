import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { ALL_PERMISSIONS, permissionsText } from '../../oracle/schemes/permissions.ts';
import { universalDaoOnChain } from '../../premises/dao/all-daos.ts';
import { accountPermissionsText, accountText, NO_CONTROLLER_TEXT } from '../../premises/dao/owner-registration.ts';
import { universalDao } from '../../premises/dao/universal-dao.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const ownerKept = check<MigrationTarget>()({
  // MIG-OW-003 (must): With `unregisterOwner` false, and without the DaoCreator, the deploying account keeps its permission.
  //   [interface, "Migration parameters"]
  proves: 'MIG-OW-003',
  reasons: {
    failed: 'a DAO with `unregisterOwner` false cannot be migrated',
    revoked: 'with `unregisterOwner` false the deploying account has no permission in the end',
    changed: 'with `unregisterOwner` false the deploying account has not all the permissions that it had',
  },
  owns: [reasonsOf(universalDao, { kept: 'failed' })],
  run: async (tool, t) => {
    requireParams(tool, t, 'unregisterOwner', 'useDaoCreator');
    const dao = await t.use(universalDaoOnChain);
    if (!dao.controller) t.inconclusive(NO_CONTROLLER_TEXT);
    const wrong = dao.account !== ALL_PERMISSIONS && {
      reason: dao.account === undefined ? ('revoked' as const) : ('changed' as const),
      expected: `${permissionsText(ALL_PERMISSIONS)}, the permissions of the account that deploys the controller`,
      actual: accountPermissionsText(dao),
      at: accountText(dao),
    };
    t.judge(wrong || undefined, dao.scene.run);
  },
});
