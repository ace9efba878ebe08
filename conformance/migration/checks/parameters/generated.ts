import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { generatedDaoDefect, generatedDaos, requireGeneratedDaos } from '../../premises/random-daos/random-daos.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const generated = check<MigrationTarget>()({
  // MIG-PR-001 (must): `orgName` is the name of the DAO. [interface, "Migration parameters"]
  // MIG-PR-002 (must): `tokenName` is the name of the DAO's token. [interface, "Migration parameters"]
  // MIG-PR-003 (must): `tokenSymbol` is the symbol of the DAO's token. [interface, "Migration parameters"]
  // MIG-PR-005 (must): `ContributionReward[].voteParams` is the index in `VotingMachinesParams` of the voting parameters that the
  //   scheme uses. [interface, "Migration parameters"]
  // MIG-PR-007 (must): `GenericScheme[].targetContract` is the address that the scheme may call. [interface, "Migration
  //   parameters"]
  // MIG-PR-012 (must): Where `useUController` is true, the DAO's controller is the UController of the base; where it is false,
  //   the DAO has its own controller. [interface, "Migration parameters"]
  // MIG-PR-014 (must): Where `useDaoCreator` is true, the DaoCreator of the base creates the DAO; where it is false, the
  //   DaoCreator takes no part. [interface, "Migration parameters"]
  // MIG-PR-016 (must): Without the DaoCreator, the DAO is not tracked where `noTrack` is true; where `noTrack` is false, the DAO
  //   is on the DAO tracker if the core package has one. [interface, "Migration parameters"]
  // MIG-PR-017 (must): `noTrack` counts as false where it is left out. [interface, "Migration parameters"]
  // MIG-PR-018 (must): A DAO that the DaoCreator creates is tracked or not, as declared, whatever `noTrack` is. [interface,
  //   "Migration parameters"]
  // MIG-SC-010 (must): Each entry of `ContributionReward` counts, as declared: the DAO has a scheme with the values of each, or
  //   its one scheme stores the values of each; or several entries are refused before anything is sent. [interface, "Migration
  //   parameters"]
  // MIG-SC-011 (must): Each entry of `GenericScheme` counts, as declared: the DAO has a scheme with the values of each, or its
  //   one scheme stores the values of each; or several entries are refused before anything is sent. [interface, "Migration
  //   parameters"]
  proves: [
    'MIG-PR-001',
    'MIG-PR-002',
    'MIG-PR-003',
    'MIG-PR-005',
    'MIG-PR-007',
    'MIG-PR-012',
    'MIG-PR-014',
    'MIG-PR-016',
    'MIG-PR-017',
    'MIG-PR-018',
    'MIG-SC-010',
    'MIG-SC-011',
  ],
  reasons: {
    failed: 'a DAO of generated parameters cannot be migrated',
    differs: 'a DAO differs from its generated parameters',
  },
  owns: [reasonsOf(generatedDaos, { failed: 'failed', parameters: 'differs' })],
  run: async (_tool, t) => {
    await t.each(await requireGeneratedDaos(t, 'parameters'), (dao) => t.judge(generatedDaoDefect(dao, 'parameters')));
  },
});
