import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import {
  FOUNDER_KEYS,
  generatedDaoDefect,
  generatedDaos,
  requireGeneratedDaos,
} from '../../premises/random-daos/random-daos.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const generated = check<MigrationTarget>()({
  // MIG-FD-001 (must): Each founder gets exactly its `tokens` of the DAO's token. [interface, "Migration parameters"]
  // MIG-FD-002 (must): Each founder gets exactly its `reputation`. [interface, "Migration parameters"]
  // MIG-FD-003 (must): Only founders get tokens and reputation: the supplies are the sums of what the founders get. [interface,
  //   "Migration parameters"]
  proves: ['MIG-FD-001', 'MIG-FD-002', 'MIG-FD-003'],
  reasons: { differs: 'founders have other amounts than generated parameters say' },
  owns: [reasonsOf(generatedDaos, { founders: 'differs' })],
  run: async (tool, t) => {
    requireParams(tool, t, ...FOUNDER_KEYS);
    await t.each(await requireGeneratedDaos(t, 'founders'), (dao) => t.judge(generatedDaoDefect(dao, 'founders')));
  },
});
