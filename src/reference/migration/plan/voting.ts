/** Voting parameters of the GenesisProtocol contract. */
import { solidityPackedKeccak256 } from 'ethers/hash';
import type { VotingParams } from '../params/voting.ts';

/** `setParameters(uint256[11], address)` in its order; amounts of tokens and reputation in their smallest unit. */
export function votingArguments(item: VotingParams): readonly [readonly bigint[], string] {
  const values = [
    item.queuedVoteRequiredPercentage,
    item.queuedVotePeriodLimit,
    item.boostedVotePeriodLimit,
    item.preBoostedVotePeriodLimit,
    item.thresholdConst,
    item.quietEndingPeriod,
    item.proposingRepReward,
    item.votersReputationLossRatio,
    item.minimumDaoBounty,
    item.daoBountyConst,
    item.activationTime,
  ];
  return [values, item.voteOnBehalf];
}

/** The hash of the parameters in the contract: keccak256(keccak256(the eleven), voteOnBehalf), packed. */
export function votingHash(item: VotingParams): string {
  const [values, voteOnBehalf] = votingArguments(item);
  const inner = solidityPackedKeccak256(
    values.map(() => 'uint256'),
    values,
  );
  return solidityPackedKeccak256(['bytes32', 'address'], [inner, voteOnBehalf]);
}
