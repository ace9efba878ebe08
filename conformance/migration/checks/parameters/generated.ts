import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { generatedDaoDefect, generatedDaos, requireGeneratedDaos } from '../../premises/generated/generated-daos.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const generated = check<MigrationTarget>()({
  // MIG-PR-001 (must): `orgName` is the name of the DAO. [interface, "Migration parameters"]
  // MIG-PR-002 (must): `tokenName` is the name of the DAO's token. [interface, "Migration parameters"]
  // MIG-PR-003 (must): `tokenSymbol` is the symbol of the DAO's token. [interface, "Migration parameters"]
  // MIG-PR-005 (must): `ContributionReward[].voteParams` is the index in `VotingMachinesParams` of what the scheme votes by.
  //   [interface, "Migration parameters"]
  // MIG-PR-007 (must): `GenericScheme[].targetContract` is the address that the scheme may call. [interface, "Migration
  //   parameters"]
  // MIG-PR-012 (must): The DAO's controller is the UController of the base where `useUController` is true, and one of its own
  //   where it is false. [interface, "Migration parameters"]
  // MIG-PR-014 (must): The DaoCreator of the base creates the DAO where `useDaoCreator` is true, and has no part in it where it
  //   is false. [interface, "Migration parameters"]
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
