import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { unregisteredOwner } from '../../premises/dao/owner-registration.ts';
import { generatedDaoDefect, generatedDaos, requireGeneratedDaos } from '../../premises/generated/generated-daos.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const generated = check<MigrationTarget>()({
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
