import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { generatedDaos, judgeGeneratedDaos } from '../../premises/generated/generated-daos.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const generated = check<MigrationTarget>()({
  proves: ['MIG-FD-001', 'MIG-FD-002', 'MIG-FD-003'],
  reasons: { differs: 'founders of generated parameters have other amounts than they say' },
  owns: [reasonsOf(generatedDaos, { founders: 'differs' })],
  run: (_tool, t) => judgeGeneratedDaos(t, 'founders'),
});
