import type { DaoParams } from './dao-params.ts';

/** A parameters file with what it is for. */
export interface MigrationCase {
  readonly name: string;
  /** One line, for people. */
  readonly about: string;
  /** `right`: as the document has it. `odd`: right, and easily got wrong. `wrong`: nobody can deploy it. */
  readonly kind: 'right' | 'odd' | 'wrong';
  /** The content; numbers may be bigints and raw JSON. */
  readonly file: unknown;
  /** Of a file by network: whose parameters are expected. Default: `private`. */
  readonly network?: string;
  /** Only what reads numbers exactly can deploy it. */
  readonly beyondDouble?: true;
  /** Of a wrong one: where the error is, and of which kind. */
  readonly error?: { readonly at: string; readonly reason: string; readonly lenient?: true };
}

/** Of whom one has a fraction of a token. */
export const FOUNDERS = [
  { address: '0x90F8bf6A479f320ead074411a4B0e7944Ea8c9C1', tokens: 1000, reputation: 700 },
  { address: '0xFFcf8FDEE72ac11b5c542428B35EEF5769C409f0', tokens: 250.5, reputation: 1 },
];
const VOTING = {
  boostedVotePeriodLimit: 600,
  daoBountyConst: 10,
  minimumDaoBounty: 100,
  queuedVotePeriodLimit: 1800,
  queuedVoteRequiredPercentage: 50,
  preBoostedVotePeriodLimit: 601,
  proposingRepReward: 5,
  quietEndingPeriod: 300,
  thresholdConst: 2000,
  voteOnBehalf: '0x0000000000000000000000000000000000000000',
  votersReputationLossRatio: 1,
  activationTime: 0,
};
const OTHER = { ...VOTING, thresholdConst: 1500, voteOnBehalf: FOUNDERS[1]!.address };
/** No more than a DAO cannot be without. */
const LEAST: DaoParams = {
  orgName: 'Least',
  tokenName: 'Least Token',
  tokenSymbol: 'LST',
  founders: FOUNDERS,
  VotingMachinesParams: [VOTING],
  schemes: {},
};
/** With a scheme that votes. */
export const VOTED = { ...LEAST, schemes: { ContributionReward: true }, ContributionReward: [{ voteParams: 0 }] };
/** Two sets of voting parameters. */
export const TWO = { VotingMachinesParams: [VOTING, OTHER] };

/** One in which some keys are added to those, or stand in their place. */
export const right = (name: string, about: string, more: object): MigrationCase => ({
  name,
  about,
  kind: 'right',
  file: { ...LEAST, ...more },
});
