import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { generatedDaos, judgeGeneratedDaos } from '../../premises/generated/generated-daos.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const generated = check<MigrationTarget>()({
  proves: ['MIG-VM-001', 'MIG-VM-002', 'MIG-VM-004', 'MIG-VM-005'],
  reasons: { differs: 'a DAO of generated parameters votes otherwise than they say' },
  owns: [reasonsOf(generatedDaos, { voting: 'differs' })],
  run: (_tool, t) => judgeGeneratedDaos(t, 'voting'),
});
