/** Parameters of the plain DAO. */
import type { DaoParams } from './dao-params.ts';

/** The voting parameters of known releases. */
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

/** Other voting parameters. All numbers differ, so that an exchange of two of them shows. */
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

/** Founders whose accounts are used for nothing else; tokens and reputation differ. */
export const PLAIN_FOUNDERS = [
  { address: '0x00000000000000000000000000000000000F0001', tokens: 1000, reputation: 70 },
  { address: '0x00000000000000000000000000000000000F0002', tokens: 0, reputation: 1100 },
  { address: '0x00000000000000000000000000000000000F0003', tokens: 13, reputation: 0 },
];

/**
 * Parameters with every key of the interface document, which declares few keys as optional. They select no scheme and no flag
 * that a core package may lack. The symbol has letters of both cases, so that a change of case shows.
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
