import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { unregisteredOwner } from '../../premises/dao/owner-registration.ts';
import { generatedDaoDefect, generatedDaos, requireGeneratedDaos } from '../../premises/random-daos/random-daos.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const generated = check<MigrationTarget>()({
  // MIG-OW-001 (must): With `unregisterOwner`, the deploying account has no permission with the DAO's controller when the
  //   migration is finished. [interface, "Migration parameters"]
  // MIG-OW-003 (must): With `unregisterOwner` false, and without the DaoCreator, the deploying account keeps its permission.
  //   [interface, "Migration parameters"]
  // MIG-OW-005 (must): The controller owns the avatar. [interface, "Migration parameters"]
  // MIG-OW-006 (must): The controller owns the DAO's token and reputation, so that nobody else can mint. [interface, "Migration
  //   parameters"]
  proves: ['MIG-OW-001', 'MIG-OW-003', 'MIG-OW-005', 'MIG-OW-006'],
  reasons: {
    differs: 'with generated parameters another account has rights that only the controller, or nobody, should have',
  },
  owns: [reasonsOf(generatedDaos, { ownership: 'differs' })],
  run: async (_tool, t) => {
    // A tool that does not revoke the owner's permission revokes it in no DAO (MIG-OW-001).
    await t.use(unregisteredOwner);
    await t.each(await requireGeneratedDaos(t, 'ownership'), (dao) => t.judge(generatedDaoDefect(dao, 'ownership')));
  },
});
