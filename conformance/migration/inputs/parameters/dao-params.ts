/** A founder of a parameters file. */
export interface FounderParams {
  readonly address: string;
  readonly tokens: number;
  readonly reputation: number;
}

/** Parameters of one network, under the names of the interface document, "Migration parameters". */
export interface DaoParams {
  readonly orgName: string;
  readonly tokenName: string;
  readonly tokenSymbol: string;
  readonly founders: readonly FounderParams[];
  readonly VotingMachinesParams: readonly Readonly<Record<string, unknown>>[];
  readonly schemes: Readonly<Record<string, boolean>>;
  readonly ContributionReward?: readonly { readonly voteParams: number }[];
  readonly GenericScheme?: readonly Readonly<Record<string, unknown>>[];
  readonly [flag: string]: unknown;
}
