/** Parameters of the plain DAO, in which every key of the interface document stands. */
import type { DaoParams } from './dao-params.ts';

/** Voting parameters as they are known from releases; within what the voting machine takes. */
export const PLAIN_VOTING = {
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

/** No two numbers are the same, so that none is taken for another. */
export const OTHER_VOTING = {
  boostedVotePeriodLimit: 86_401,
  daoBountyConst: 13,
  minimumDaoBounty: 17,
  queuedVotePeriodLimit: 172_801,
  queuedVoteRequiredPercentage: 61,
  preBoostedVotePeriodLimit: 43_201,
  proposingRepReward: 7,
  quietEndingPeriod: 3601,
  thresholdConst: 1500,
  voteOnBehalf: '0x00000000000000000000000000000000000000b0',
  votersReputationLossRatio: 4,
  activationTime: 11,
};

/** Founders that have no part in anything else; tokens and reputation differ. */
export const PLAIN_FOUNDERS = [
  { address: '0x00000000000000000000000000000000000F0001', tokens: 1000, reputation: 70 },
  { address: '0x00000000000000000000000000000000000F0002', tokens: 0, reputation: 1100 },
  { address: '0x00000000000000000000000000000000000F0003', tokens: 13, reputation: 0 },
];

/**
 * Parameters in which every key of the interface document stands: it says of few that they may be left out. No scheme and
 * no flag that a core package may lack. The symbol is in neither case alone, so that a change of case is seen.
 */
export const PLAIN_PARAMS: DaoParams = {
  orgName: 'Plain Organisation',
  tokenName: 'Plain Token',
  tokenSymbol: 'PLn',
  founders: PLAIN_FOUNDERS,
  VotingMachinesParams: [PLAIN_VOTING, OTHER_VOTING],
  schemes: {
    ContributionReward: true,
    GenericScheme: false,
    SchemeRegistrar: true,
    GlobalConstraintRegistrar: false,
    UpgradeScheme: true,
  },
  ContributionReward: [{ voteParams: 1 }],
  GenericScheme: [],
  StandAloneContracts: [],
  CustomSchemes: {},
  unregisterOwner: true,
  useUController: false,
  useDaoCreator: false,
  noTrack: true,
};
