import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { requireParams } from '../../premises/parameters/required-params.ts';
import { generatedDaoDefect, generatedDaos, requireGeneratedDaos } from '../../premises/random-daos/random-daos.ts';
import { VOTE_KEYS } from '../../premises/voting/reward-votes.ts';
import type { MigrationTarget } from '../../target/migration-target.ts';

export const generated = check<MigrationTarget>()({
  // MIG-VM-001 (must): The voting machine's parameters have each number of an item: `boostedVotePeriodLimit`, `daoBountyConst`,
  //   `minimumDaoBounty`, `queuedVotePeriodLimit`, `queuedVoteRequiredPercentage`, `preBoostedVotePeriodLimit`,
  //   `proposingRepReward`, `quietEndingPeriod`, `thresholdConst`, `votersReputationLossRatio`, `activationTime`. [interface,
  //   "VotingMachinesParams parameter object"]
  // MIG-VM-002 (must): The voting machine's parameters have the address `voteOnBehalf` of an item. [interface,
  //   "VotingMachinesParams parameter object"]
  // MIG-VM-004 (must): An item `{votingParamsHash}` is a preset: a scheme votes with that hash itself. [interface, "Migration
  //   parameters"]
  // MIG-VM-005 (must): One list may hold items of both forms: an index counts all of them, from 0. [interface, "Migration
  //   parameters"]
  proves: ['MIG-VM-001', 'MIG-VM-002', 'MIG-VM-004', 'MIG-VM-005'],
  reasons: { differs: 'a DAO has other voting parameters than its generated parameters say' },
  owns: [reasonsOf(generatedDaos, { voting: 'differs' })],
  run: async (tool, t) => {
    requireParams(tool, t, ...VOTE_KEYS);
    await t.each(await requireGeneratedDaos(t, 'voting'), (dao) => t.judge(generatedDaoDefect(dao, 'voting')));
  },
});
