import type { ParameterReason } from '../oracle/parameter-rules.ts';
import { raw } from './json-raw.ts';

/** One value in place of another, which makes parameters wrong. */
export interface Mistake {
  readonly name: string;
  /** What is wrong, for people. */
  readonly about: string;
  readonly reason: ParameterReason;
  /** Where the wrong value is to stand. */
  readonly at: string;
  readonly value: unknown;
  /** Where the error is, if that is not where the value stands. */
  readonly error?: string;
  /** Some tools read it in a way that can be meant, and go on: to refuse it is careful, not owed. */
  readonly lenient?: true;
}

/** Names of mistakes that libraries in use put right, or take for true. */
const LENIENT = new Set([
  'name-is-a-number',
  'symbol-is-null',
  'address-without-0x',
  'address-with-a-wrong-letter',
  'scheme-is-text',
  'flag-is-text',
]);

const VOTING = '/VotingMachinesParams/0';
const mistake = (name: string, about: string, reason: ParameterReason, at: string, value: unknown, error?: string) => ({
  name,
  about,
  reason,
  at,
  value,
  ...(error === undefined ? {} : { error }),
  ...(LENIENT.has(name) ? { lenient: true as const } : {}),
});
const limit = (name: string, about: string, parameter: string, value: unknown) =>
  mistake(name, about, 'limit', `${VOTING}/${parameter}`, value);

/** Mistakes in parameters that select ContributionReward, and have founders and voting parameters, no presets. */
export const MISTAKES: readonly Mistake[] = [
  mistake('not-an-object', 'the file is a list', 'type', '', []),
  mistake('name-is-a-number', 'a name that is no text', 'type', '/orgName', 7),
  mistake('symbol-is-null', 'a symbol that is null', 'type', '/tokenSymbol', null),
  mistake('founders-by-address', 'founders as an object', 'type', '/founders', {}),
  mistake('founder-is-an-address', 'a founder that is no object', 'type', '/founders/0', `0x${'1'.repeat(40)}`),
  mistake('founder-without-address', 'a founder without an address', 'missing', '/founders/0/address', undefined),
  mistake('address-too-short', 'an address of one byte', 'address', '/founders/0/address', '0x12'),
  mistake('address-without-0x', 'an address without 0x', 'address', '/founders/0/address', '1'.repeat(40)),
  mistake(
    'address-with-a-wrong-letter',
    'an address whose checksum is wrong: one letter of it is of the other case',
    'address',
    '/founders/0/address',
    '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  ),
  mistake(
    'address-of-nobody',
    'tokens for the zero address, which none can be minted to',
    'address',
    '/founders/0',
    {
      address: `0x${'0'.repeat(40)}`,
      tokens: 1,
      reputation: 1,
    },
    '/founders/0/address',
  ),
  mistake('tokens-are-text', 'an amount that is no number', 'type', '/founders/0/tokens', 'many'),
  mistake('tokens-negative', 'less than no tokens', 'amount', '/founders/0/tokens', -1),
  mistake('tokens-too-fine', 'more than 18 places behind the point', 'amount', '/founders/0/tokens', raw('1e-19')),
  mistake('tokens-too-large', 'more than a uint256 holds', 'amount', '/founders/0/tokens', raw('1e60')),
  mistake('reputation-negative', 'less than no reputation', 'amount', '/founders/0/reputation', -0.5),
  mistake(
    'reputation-too-large',
    'more than 2^128-1 in the smallest unit, of which Reputation keeps no more',
    'limit',
    '/founders/0/reputation',
    raw('340282366920938463464'),
  ),
  mistake('voting-is-an-object', 'voting parameters that are no list', 'type', '/VotingMachinesParams', {}),
  mistake(
    'preset-too-short',
    'a preset hash of one byte',
    'hash',
    VOTING,
    { votingParamsHash: '0xab' },
    `${VOTING}/votingParamsHash`,
  ),
  mistake(
    'preset-is-a-number',
    'a preset hash that is no text',
    'type',
    VOTING,
    { votingParamsHash: 1 },
    `${VOTING}/votingParamsHash`,
  ),
  limit('percentage-49', 'a majority of less than 50 percent', 'queuedVoteRequiredPercentage', 49),
  limit('percentage-101', 'a majority of more than 100 percent', 'queuedVoteRequiredPercentage', 101),
  limit('threshold-1000', 'a threshold of 1, which never grows', 'thresholdConst', 1000),
  limit('threshold-16001', 'a threshold of more than 16', 'thresholdConst', 16_001),
  limit('loss-101', 'a loss of more than 100 percent', 'votersReputationLossRatio', 101),
  limit('bounty-0', 'no least bounty', 'minimumDaoBounty', 0),
  limit('bounty-constant-0', 'a bounty of no part of the stake', 'daoBountyConst', 0),
  limit('quiet-longer-than-boosted', 'an ending longer than the vote', 'quietEndingPeriod', 4_000_000_000),
  mistake('period-with-a-rest', 'half a second', 'amount', `${VOTING}/queuedVotePeriodLimit`, 0.5),
  mistake('period-is-text', 'a period that is no number', 'type', `${VOTING}/queuedVotePeriodLimit`, '1 day'),
  mistake('behalf-too-short', 'votes on behalf by no address', 'address', `${VOTING}/voteOnBehalf`, '0x0'),
  mistake('scheme-is-text', 'a scheme that is neither selected nor not', 'type', '/schemes/UpgradeScheme', 'yes'),
  mistake('schemes-are-a-list', 'schemes as a list of names', 'type', '/schemes', ['UpgradeScheme']),
  mistake(
    'votes-by-nothing',
    'an index behind the last set of voting parameters',
    'index',
    '/ContributionReward',
    [{ voteParams: 3 }],
    '/ContributionReward/0/voteParams',
  ),
  mistake(
    'votes-before-the-first',
    'an index of -1',
    'index',
    '/ContributionReward',
    [{ voteParams: -1 }],
    '/ContributionReward/0/voteParams',
  ),
  mistake('flag-is-text', 'a flag that is neither true nor false', 'type', '/useDaoCreator', 'false'),
  mistake(
    'stand-alone-without-name',
    'a contract without a name',
    'missing',
    '/StandAloneContracts',
    [{ fromCore: true }],
    '/StandAloneContracts/0/name',
  ),
  mistake(
    'refers-to-nothing',
    'a contract that is not in the list',
    'index',
    '/StandAloneContracts',
    [{ name: 'A', params: [{ StandAloneContract: 1 }] }],
    '/StandAloneContracts/0/params/0/StandAloneContract',
  ),
  mistake(
    'refers-to-itself',
    'a contract that is made with its own address',
    'index',
    '/StandAloneContracts',
    [{ name: 'A', params: [{ StandAloneContract: 0 }] }],
    '/StandAloneContracts/0/params/0/StandAloneContract',
  ),
  mistake(
    'mask-of-five-bytes',
    'permissions of more than four bytes',
    'permissions',
    '/CustomSchemes',
    {
      A: [{ isUniversal: false, permissions: '0x0000000010', params: [] }],
    },
    '/CustomSchemes/A/0/permissions',
  ),
  mistake(
    'mask-without-0x',
    'permissions that are no hexadecimal mask',
    'permissions',
    '/CustomSchemes',
    {
      A: [{ isUniversal: false, permissions: 'all', params: [] }],
    },
    '/CustomSchemes/A/0/permissions',
  ),
  mistake(
    'custom-votes-by-nothing',
    'a custom scheme with an index behind the last set',
    'index',
    '/CustomSchemes',
    {
      A: [{ isUniversal: true, permissions: '0x00000000', params: [{ voteParams: 3 }] }],
    },
    '/CustomSchemes/A/0/params/0/voteParams',
  ),
];
