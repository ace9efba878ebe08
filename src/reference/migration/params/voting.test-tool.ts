/** Voting parameters of a file: the defaults of DAOstack's tool. */
export const VOTING = {
  boostedVotePeriodLimit: 600,
  daoBountyConst: 10,
  minimumDaoBounty: 100,
  queuedVotePeriodLimit: 1800,
  queuedVoteRequiredPercentage: 50,
  preBoostedVotePeriodLimit: 600,
  proposingRepReward: 5,
  quietEndingPeriod: 300,
  thresholdConst: 2000,
  voteOnBehalf: '0x0000000000000000000000000000000000000000',
  votersReputationLossRatio: 1,
  activationTime: 0,
};
