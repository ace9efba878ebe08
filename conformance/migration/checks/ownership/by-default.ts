import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { declaredChoiceDefect } from '../../oracle/comparison/choice-defect.ts';
import { bareDaoOnChain } from '../../premises/dao/all-daos.ts';
import { bareDao } from '../../premises/dao/bare-dao.ts';
import { accountPermissionsText, accountText, NO_CONTROLLER_TEXT } from '../../premises/dao/owner-registration.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const byDefault = check<MigrationTarget>()({
  // MIG-OW-004 (must): Without `unregisterOwner`, the deploying account keeps its permission or loses it, as declared.
  //   [interface, "Migration parameters"]
  proves: 'MIG-OW-004',
  reasons: {
    failed: 'a DAO cannot be migrated where `unregisterOwner` is left out',
    'not-as-declared': 'where `unregisterOwner` is left out the permission is not kept, or revoked, as declared',
  },
  owns: [reasonsOf(bareDao, { owner: 'failed' })],
  run: async (_tool, t) => {
    const dao = await t.use(bareDaoOnChain);
    if (!dao.controller) t.inconclusive(NO_CONTROLLER_TEXT);
    const defect = declaredChoiceDefect(t.chose('owner-by-default', dao.account === undefined ? 'revoked' : 'kept'));
    t.judge(
      defect && { ...defect, actual: `${defect.actual}: ${accountPermissionsText(dao)}`, at: accountText(dao) },
      dao.scene.run,
    );
  },
});
