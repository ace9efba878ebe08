import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { generatedDaoDefect, generatedDaos, requireGeneratedDaos } from '../../premises/generated/generated-daos.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const generated = check<MigrationTarget>()({
  proves: ['MIG-VM-001', 'MIG-VM-002', 'MIG-VM-004', 'MIG-VM-005'],
  reasons: { differs: 'a DAO has other voting parameters than its generated parameters say' },
  owns: [reasonsOf(generatedDaos, { voting: 'differs' })],
  run: async (_tool, t) => {
    await t.each(await requireGeneratedDaos(t, 'voting'), (dao) => t.judge(generatedDaoDefect(dao, 'voting')));
  },
});
