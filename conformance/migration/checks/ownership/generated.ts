import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { unregisteredOwner } from '../../premises/dao/owner-registration.ts';
import { generatedDaos, judgeGeneratedDaos } from '../../premises/generated/generated-daos.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const generated = check<MigrationTarget>()({
  proves: ['MIG-OW-001', 'MIG-OW-003', 'MIG-OW-005', 'MIG-OW-006'],
  reasons: { differs: 'with generated parameters another may do what the controller or nobody is to' },
  owns: [reasonsOf(generatedDaos, { ownership: 'differs' })],
  run: async (_tool, t) => {
    // Who keeps what is to be revoked does so in every DAO that says so.
    await t.use(unregisteredOwner);
    await judgeGeneratedDaos(t, 'ownership');
  },
});
