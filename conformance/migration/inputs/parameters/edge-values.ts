/** Values at the edges of what a parameters file may have. */

import { OTHER_VOTING } from './plain-parameters.ts';

/** Names beyond the 32 bytes of a word of a contract, in letters of one to four bytes (UTF-8). */
export const LONG_NAMES = {
  orgName: 'Vereinigung der Žižka 漢字 „№ 3“ 𝒜 mit vielen Wörtern im Namen',
  tokenName: 'Wertmarke der Žižka 漢字 „№ 3“ 𝒜 mit vielen Wörtern im Namen',
  tokenSymbol: 'ŽÄ漢𝒜',
};
/** Names with blanks, which are part of them. */
export const BLANK_NAMES = { orgName: ' Blank  Organisation ', tokenName: ' Blank  Token ', tokenSymbol: ' Bl ' };

/** The largest number that every reader of JSON keeps (RFC 8259, section 6). */
export const LARGEST = Number.MAX_SAFE_INTEGER;

/** The smallest numbers that the contract takes (GenesisProtocolLogic.setParameters, daostack/infra). */
export const SMALLEST_VOTING = {
  ...OTHER_VOTING,
  boostedVotePeriodLimit: 0,
  daoBountyConst: 1,
  minimumDaoBounty: 1,
  queuedVotePeriodLimit: 0,
  queuedVoteRequiredPercentage: 50,
  preBoostedVotePeriodLimit: 0,
  proposingRepReward: 0,
  quietEndingPeriod: 0,
  thresholdConst: 1001,
  votersReputationLossRatio: 0,
  activationTime: 0,
};
/** The largest ones that it takes. Those without a limit are the largest of JSON. */
export const LARGEST_VOTING = {
  ...OTHER_VOTING,
  boostedVotePeriodLimit: LARGEST,
  daoBountyConst: LARGEST,
  minimumDaoBounty: LARGEST,
  queuedVotePeriodLimit: LARGEST,
  queuedVoteRequiredPercentage: 100,
  preBoostedVotePeriodLimit: LARGEST,
  proposingRepReward: LARGEST,
  quietEndingPeriod: LARGEST,
  thresholdConst: 16_000,
  votersReputationLossRatio: 100,
  activationTime: LARGEST,
};
