import fc from 'fast-check';
import type { DaoParams } from '../parameters/dao-params.ts';
import { LARGEST_VOTING, SMALLEST_VOTING } from '../parameters/edge-values.ts';
import { type DaoParamsOptions, generatedDaoParams } from './dao-params.ts';
import { edgeText, type TextLimits } from './edge-text.ts';
import { type EntryOptions, generatedEntries } from './generated-entries.ts';
import { generatedItems } from './generated-items.ts';

/** The keys and values that a tool takes, beside those of `generatedDaoParams`. */
export interface WholeParamsOptions extends DaoParamsOptions {
  readonly names: TextLimits;
  /** Whether it takes the smallest and the largest voting parameters. */
  readonly edges: boolean;
  /** Voting machines that a GenericScheme may name. */
  readonly machines: readonly string[];
  /** Whether it takes the section of a scheme that is not selected. */
  readonly unselected: boolean;
  /** undefined: it takes no stand-alone contracts. */
  readonly items: { readonly withCore: boolean } | undefined;
  /** undefined: it takes no custom schemes. */
  readonly entries: EntryOptions | undefined;
}

type VotingKey = keyof typeof SMALLEST_VOTING;
const VOTING_KEYS = Object.keys(SMALLEST_VOTING).filter((key) => key !== 'voteOnBehalf') as VotingKey[];

/** Some numbers at an edge, for each item. */
const edges = fc.array(
  fc.tuple(fc.subarray(VOTING_KEYS), fc.subarray(VOTING_KEYS)).map(([smallest, largest]) => ({
    ...Object.fromEntries(smallest.map((key) => [key, SMALLEST_VOTING[key]])),
    ...Object.fromEntries(largest.map((key) => [key, LARGEST_VOTING[key]])),
  })),
  { minLength: 3, maxLength: 3 },
);

/** Parameters over all keys of the document at once, with values at their edges. Shrinks to those of `generatedDaoParams`. */
export function wholeParams(options: WholeParamsOptions): fc.Arbitrary<DaoParams> {
  const { names, machines, items, entries } = options;
  const text = edgeText(names);
  return fc
    .record({
      params: generatedDaoParams(options),
      identity: fc.record({ orgName: text, tokenName: text, tokenSymbol: text }),
      isPlain: fc.constantFrom(true, false, false),
      edges: options.edges ? edges : fc.constant([]),
      machine: fc.option(fc.constantFrom(...machines), { nil: undefined }),
      unselected: options.unselected ? fc.boolean() : fc.constant(false),
      items: items ? generatedItems(items.withCore) : fc.constant([]),
      entries: entries ? generatedEntries(entries) : fc.constant(undefined),
    })
    .map(({ params, identity, isPlain, edges, machine, unselected, items, entries }) => {
      const { VotingMachinesParams, schemes } = params;
      const of = { items: items.length, voting: VotingMachinesParams.length };
      const made = entries?.({ ...of, constraints: schemes.GlobalConstraintRegistrar === true });
      const alone = [...items, ...(made?.items ?? [])];
      const [generic, ...generics] = params.GenericScheme ?? [];
      return {
        ...(unselected ? unselectedSections(params, options) : {}),
        ...params,
        ...(isPlain ? {} : identity),
        VotingMachinesParams: VotingMachinesParams.map((item, n) => atEdges(item, edges[n] ?? {})),
        ...(generic && machine !== undefined
          ? { GenericScheme: [{ ...generic, votingMachine: machine }, ...generics] }
          : {}),
        ...(options.items ? { StandAloneContracts: alone } : {}),
        ...(made ? { CustomSchemes: made.CustomSchemes } : {}),
      };
    });
}

/** Sections of schemes, as if they were selected. */
const unselectedSections = ({ founders }: DaoParams, { genericScheme }: WholeParamsOptions) => ({
  ContributionReward: [{ voteParams: 0 }],
  ...(genericScheme ? { GenericScheme: [{ targetContract: founders[0]!.address, voteParams: 0 }] } : {}),
});

/** An item with some other numbers. The contract takes no boosted period that is shorter than the quiet ending. */
function atEdges(item: DaoParams['VotingMachinesParams'][number], edges: Readonly<Record<string, unknown>>) {
  if ('votingParamsHash' in item) return item;
  const changed: Readonly<Record<string, unknown>> = { ...item, ...edges };
  const periods = [Number(changed.boostedVotePeriodLimit), Number(changed.quietEndingPeriod)];
  return { ...changed, boostedVotePeriodLimit: Math.max(...periods), quietEndingPeriod: Math.min(...periods) };
}
