import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { generatedDaoDefect, generatedDaos, requireGeneratedDaos } from '../../premises/generated/generated-daos.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const generated = check<MigrationTarget>()({
  proves: ['MIG-PR-001', 'MIG-PR-002', 'MIG-PR-003', 'MIG-PR-005', 'MIG-PR-007', 'MIG-PR-012', 'MIG-PR-014'],
  reasons: {
    failed: 'a DAO of generated parameters cannot be migrated',
    differs: 'a DAO differs from its generated parameters',
  },
  owns: [reasonsOf(generatedDaos, { failed: 'failed', parameters: 'differs' })],
  run: async (_tool, t) => {
    await t.each(await requireGeneratedDaos(t, 'parameters'), (dao) => t.judge(generatedDaoDefect(dao, 'parameters')));
  },
});
