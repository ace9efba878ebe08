import { FAR_FOUNDERS, withRepeatedFounder } from '../../inputs/parameters/many-founders.ts';
import { CALL_TARGETS, PRESET_HASHES, votingShiftedBy } from '../../inputs/parameters/scheme-values.ts';
import { featuredDao } from './featured-dao.ts';

/** A DAO without the DaoCreator, with the universal controller if the tool has it. */
export const universalDao = featuredDao('universal-dao', 'Universal Organisation', [
  {
    reason: 'universal',
    change: { useUController: true },
    needs: 'UController',
  },
  { reason: 'tracked', change: { noTrack: false } },
  { reason: 'kept', change: { unregisterOwner: false } },
  { reason: 'many', change: { founders: FAR_FOUNDERS } },
  {
    reason: 'twice',
    change: { founders: withRepeatedFounder(FAR_FOUNDERS) },
    open: true,
  },
  {
    reason: 'others',
    change: { schemes: { GlobalConstraintRegistrar: true } },
  },
  {
    reason: 'no-upgrades',
    change: { schemes: { UpgradeScheme: false } },
  },
  {
    reason: 'mixed',
    change: {
      VotingMachinesParams: [
        { votingParamsHash: PRESET_HASHES[0] },
        votingShiftedBy(1000),
        { votingParamsHash: PRESET_HASHES[1] },
        votingShiftedBy(2000),
      ],
    },
  },
  {
    reason: 'generic',
    // A preset is "for any voting machine": its parameters need not be set with this one.
    change: (_tool, base) => ({
      VotingMachinesParams: [
        { votingParamsHash: PRESET_HASHES[0] },
        votingShiftedBy(1000),
        { votingParamsHash: PRESET_HASHES[1] },
        votingShiftedBy(2000),
      ],
      schemes: { GenericScheme: true },
      GenericScheme: [{ targetContract: CALL_TARGETS[0], votingMachine: base.AbsoluteVote, voteParams: 2 }],
    }),
    needs: 'GenericScheme',
  },
  {
    reason: 'equal',
    // The index of each scheme is behind the equal items.
    change: (tool, base) => ({
      VotingMachinesParams: [
        { votingParamsHash: PRESET_HASHES[0] },
        { votingParamsHash: PRESET_HASHES[0] },
        votingShiftedBy(1000),
        { votingParamsHash: PRESET_HASHES[1] },
        votingShiftedBy(2000),
      ],
      ContributionReward: [{ voteParams: 2 }],
      ...(tool.has('contracts', 'GenericScheme')
        ? { GenericScheme: [{ targetContract: CALL_TARGETS[0], votingMachine: base.AbsoluteVote, voteParams: 3 }] }
        : {}),
    }),
    open: true,
  },
]);
