import fc from 'fast-check';
import { checksummed } from '../../oracle/ethereum/address.ts';
import { VOTING_PARAMETERS } from '../../oracle/voting/voting-parameters.ts';
import type { DaoParams, FounderParams } from '../parameters/dao-params.ts';
import { daoAmount } from './dao-amount.ts';

/** Parts of generated parameters that not every tool has to know. */
export interface DaoParamsOptions {
  /** The largest number of founders. Default: 60. */
  readonly maxFounders?: number;
  /** Whether GenericScheme may be selected. Default: false, since not every core package has it. */
  readonly genericScheme?: boolean;
  /** Whether `useUController` may be true. Default: false, likewise. */
  readonly universalController?: boolean;
  /** Whether `ContributionReward`, and `GenericScheme`, may have up to three entries. Default: false, since tools may refuse them. */
  readonly severalRewards?: boolean;
  readonly severalGenerics?: boolean;
}

/** Text of ASCII without spaces at its ends, which tools may remove. */
const name = (maxLength: number) =>
  fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength }).filter((text) => text === text.trim());

/** Any address but the zero address. Shrinks to 0x…01. */
export const daoAddress: fc.Arbitrary<string> = fc
  .bigInt({ min: 1n, max: 2n ** 160n - 1n })
  .map((value) => checksummed(`0x${value.toString(16).padStart(40, '0')}`));

/** Founders with different addresses. The tokens and the reputation of each differ, so that a confusion of both shows. */
function foundersOf(most: number): fc.Arbitrary<readonly FounderParams[]> {
  const founder = fc
    .record({ address: daoAddress, tokens: daoAmount(), reputation: daoAmount() })
    .filter(({ tokens, reputation }) => tokens !== reputation || tokens === 0);
  const list = (minLength: number, maxLength: number) =>
    fc.uniqueArray(founder, {
      minLength,
      maxLength,
      size: 'max',
      selector: (founder) => founder.address.toLowerCase(),
    });
  // A first batch has 20 founders.
  const edge = Math.min(19, most);
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 6, arbitrary: list(1, Math.min(5, most)) },
    { weight: 1, arbitrary: list(edge, Math.min(edge + 3, most)) },
    { weight: 1, arbitrary: list(1, most) },
  );
}

const seconds = fc.oneof(fc.constantFrom(0, 1, 60, 600, 1800, 86_400, 2 ** 31), fc.nat(10_000_000));

/** An item of `VotingMachinesParams` with parameters, within the bounds of the contract and often at them. */
export const votingParams: fc.Arbitrary<Readonly<Record<string, unknown>>> = fc
  .record({
    voteOnBehalf: fc.oneof(fc.constant(`0x${'0'.repeat(40)}`), daoAddress),
    values: fc.tuple(
      ...VOTING_PARAMETERS.map(({ unit, min = 0n, max }) => {
        if (unit === 'tokens') return min > 0n ? daoAmount().map((amount) => amount || 1) : daoAmount();
        if (unit === 'seconds') return seconds;
        const [least, most] = [Number(min), Number(max ?? 1000n)];
        return fc.oneof(fc.constantFrom(least, most), fc.integer({ min: least, max: most }));
      }),
    ),
  })
  .map(({ voteOnBehalf, values }) => {
    const named: Record<string, unknown> = Object.fromEntries(
      VOTING_PARAMETERS.map((parameter, i) => [parameter.name, values[i]]),
    );
    const periods = [named.boostedVotePeriodLimit, named.quietEndingPeriod] as number[];
    return {
      ...named,
      boostedVotePeriodLimit: Math.max(...periods),
      quietEndingPeriod: Math.min(...periods),
      voteOnBehalf,
    };
  });

const preset = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => ({ votingParamsHash: `0x${Buffer.from(bytes).toString('hex')}` }));

const SCHEMES = ['ContributionReward', 'SchemeRegistrar', 'GlobalConstraintRegistrar', 'UpgradeScheme'] as const;

/**
 * Up to two further entries of a section. Shrinks to no entry. No two entries of a section
 * are equal, since the document does not say whether these are one scheme or two.
 */
const furtherRewards = (may: boolean) => (may ? fc.shuffledSubarray([0, 1, 2]) : fc.constant([]));
const furtherGenerics = (may: boolean) => {
  const entry = fc.record({ targetContract: daoAddress, voteParams: fc.option(fc.nat(2), { nil: undefined }) });
  return may ? fc.array(entry, { maxLength: 2 }) : fc.constant([]);
};

function rewardEntries(indices: readonly number[], voting: DaoParams['VotingMachinesParams']) {
  const byItem = new Map(
    indices.map((index) => [JSON.stringify(voting[index % voting.length]), index % voting.length]),
  );
  return [...byItem.values()].map((voteParams) => ({ voteParams }));
}

interface GenericEntry {
  readonly targetContract: string;
  readonly voteParams: number | undefined;
}

function genericEntries(entries: readonly GenericEntry[], voting: DaoParams['VotingMachinesParams']) {
  const byTarget = new Map(entries.map((entry) => [entry.targetContract, entry]));
  return [...byTarget.values()].map(({ targetContract, voteParams }) => ({
    targetContract,
    ...(voteParams === undefined ? {} : { voteParams: voteParams % voting.length }),
  }));
}

/**
 * Parameters that every tool has to deploy as the oracle expects, within the contracts' limits: 1 to 60 founders, one to three
 * sets of voting parameters, among them preset hashes, any selection of schemes, indices, and present or absent flags; one to three entries of a section, if asked. Shrinks to
 * one founder with no amounts, and no schemes.
 */
export function generatedDaoParams(options: DaoParamsOptions = {}): fc.Arbitrary<DaoParams> {
  const { maxFounders = 60, genericScheme = false, universalController = false } = options;
  const { severalRewards = false, severalGenerics = false } = options;
  const flags = ['unregisterOwner', 'useDaoCreator', 'noTrack', ...(universalController ? ['useUController'] : [])];
  const selectable = [...SCHEMES, ...(genericScheme ? (['GenericScheme'] as const) : [])];
  // The names that are present, and those of them that are true. Shrinks to no names.
  const some = (names: readonly string[]) =>
    fc
      .tuple(fc.subarray([...names]), fc.subarray([...names]))
      .map(
        ([there, on]): Record<string, boolean> => Object.fromEntries(there.map((name) => [name, on.includes(name)])),
      );
  return fc
    .record({
      identity: fc.record({ orgName: name(24), tokenName: name(24), tokenSymbol: name(6) }),
      founders: foundersOf(maxFounders),
      voting: fc.array(fc.oneof({ weight: 4, arbitrary: votingParams }, { weight: 1, arbitrary: preset }), {
        minLength: 1,
        maxLength: 3,
      }),
      schemes: some(selectable),
      flags: some(flags),
      indices: fc.tuple(fc.nat(2), fc.option(fc.nat(2), { nil: undefined })),
      target: daoAddress,
      rewards: furtherRewards(severalRewards),
      generics: furtherGenerics(severalGenerics),
    })
    .map(({ identity, founders, voting, schemes, flags, indices: [voted, generic], target, rewards, generics }) => ({
      ...identity,
      founders,
      VotingMachinesParams: voting,
      schemes,
      ...flags,
      ...(schemes.ContributionReward ? { ContributionReward: rewardEntries([voted, ...rewards], voting) } : {}),
      ...(schemes.GenericScheme
        ? { GenericScheme: genericEntries([{ targetContract: target, voteParams: generic }, ...generics], voting) }
        : {}),
    }));
}
