import { rawJson } from '../../../core/text/raw-json.ts';

/** A change after which parameters are unusual, but correct. */
export interface ParameterOddity {
  readonly name: string;
  readonly about: string;
  readonly at: string;
  readonly value: unknown;
  /** Only a tool that reads numbers exactly can deploy it: a double loses digits. */
  readonly beyondDouble?: true;
}

const odd = (name: string, about: string, at: string, value: unknown, beyondDouble?: true): ParameterOddity => ({
  name,
  about,
  at,
  value,
  ...(beyondDouble ? { beyondDouble } : {}),
});
const FIRST = '/founders/0';
const VOTING = '/VotingMachinesParams/0';

/** Oddities for parameters that select ContributionReward, and have founders and voting parameters without presets. */
export const PARAMETER_ODDITIES: readonly ParameterOddity[] = [
  odd('tokens-with-exponent', 'a whole number with an exponent', `${FIRST}/tokens`, rawJson('1e3')),
  odd('tokens-with-point-zero', 'a whole number with a point', `${FIRST}/tokens`, rawJson('1000.0')),
  odd('tokens-1e21', 'so many tokens that JavaScript writes them with an exponent', `${FIRST}/tokens`, 1e21),
  odd('tokens-smallest', 'the smallest part of a token', `${FIRST}/tokens`, rawJson('0.000000000000000001')),
  odd('tokens-fraction', 'a fraction that has no end in binary', `${FIRST}/tokens`, 0.1),
  odd('tokens-beyond-2-53', 'a whole number that no double is', `${FIRST}/tokens`, 9_007_199_254_740_993n, true),
  odd('tokens-18-places', 'a number of 27 digits', `${FIRST}/tokens`, rawJson('123456789.123456789123456789'), true),
  odd(
    'reputation-largest',
    'all the reputation that there can be',
    '/founders',
    [{ address: `0x${'1'.repeat(40)}`, tokens: 1, reputation: rawJson('340282366920938463463.374607431768211455') }],
    true,
  ),
  odd('founder-with-nothing', 'a founder with neither tokens nor reputation', FIRST, {
    address: `0x${'2'.repeat(40)}`,
    tokens: 0,
    reputation: 0,
  }),
  odd(
    'address-in-lower-case',
    'an address without a checksum',
    `${FIRST}/address`,
    '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
  ),
  odd(
    'name-of-many-scripts',
    'a name beyond ASCII, in characters of up to four bytes',
    '/orgName',
    'Žižka ∀ 漢字 𝄞 🦉',
  ),
  odd(
    'name-with-quotes',
    'a name that JSON, shells and templates take for something else',
    '/orgName',
    '"\\$(x) `y` {{z}} %s',
  ),
  odd('name-of-a-member', 'a name that objects of JavaScript have', '/tokenName', '__proto__'),
  odd('name-long', 'a name of more than one word of a contract', '/orgName', 'long '.repeat(40).trim()),
  odd('unknown-key', 'a key that the document does not have', '/x-note', { for: 'people' }),
  odd('no-schemes', 'no scheme at all', '/schemes', {}),
  odd('section-of-an-unselected-scheme', 'what a scheme needs that is not selected', '/GenericScheme', [
    { targetContract: `0x${'3'.repeat(40)}`, voteParams: 0 },
  ]),
  odd('percentage-50', 'the smallest majority', `${VOTING}/queuedVoteRequiredPercentage`, 50),
  odd('percentage-100', 'the largest majority', `${VOTING}/queuedVoteRequiredPercentage`, 100),
  odd('threshold-1001', 'the smallest threshold', `${VOTING}/thresholdConst`, 1001),
  odd('threshold-16000', 'the largest threshold', `${VOTING}/thresholdConst`, 16_000),
  odd('loss-100', 'the largest loss', `${VOTING}/votersReputationLossRatio`, 100),
  odd('bounty-smallest', 'the smallest least bounty', `${VOTING}/minimumDaoBounty`, rawJson('1e-18')),
  odd('reward-half', 'half a token as a reward', `${VOTING}/proposingRepReward`, 0.5),
  odd('preset', 'a preset hash in place of parameters', VOTING, { votingParamsHash: `0x${'ab'.repeat(32)}` }),
];
