import { expect, test } from 'vitest';
import { exactNode } from '../../../oracle/json/exact-node.ts';
import { OTHER_VOTING } from '../../inputs/parameters/plain-parameters.ts';
import {
  amountUnits,
  expectedStoredNumber,
  type StoredVoting,
  voteOnBehalfDefect,
  votingNumberDefect,
} from './stored-voting.ts';
import { storedThreshold, VOTING_PARAMETERS } from './voting-parameters.ts';

const item = exactNode(OTHER_VOTING);
/** What a sound tool leaves, in whole units unless said otherwise. */
function kept(changes: Readonly<Record<string, bigint>> = {}): StoredVoting {
  const numbers = VOTING_PARAMETERS.map(
    ({ name }) => [name, changes[name] ?? expectedStoredNumber(item, name).whole!] as const,
  );
  return { numbers: new Map(numbers), voteOnBehalf: OTHER_VOTING.voteOnBehalf.toUpperCase(), empty: false };
}

test('a sound item is right, and so is one in the smallest unit', () => {
  expect(votingNumberDefect(item, kept())).toBeUndefined();
  expect(votingNumberDefect(item, kept({ minimumDaoBounty: 17n, proposingRepReward: 7n }))).toBeUndefined();
});

test.each([
  ['boostedVotePeriodLimit', 43_201n],
  ['thresholdConst', 1500n],
  ['thresholdConst', storedThreshold(1500n) + 1n],
  ['proposingRepReward', 7n * 10n ** 17n],
  ['activationTime', 0n],
])('another number is named: %s %d', (name, value) => {
  expect(votingNumberDefect(item, kept({ [name]: value }))).toMatchObject({ name, actual: `${value}` });
});

test('each amount tells its unit, where it is in one', () => {
  expect(amountUnits(item, kept({ minimumDaoBounty: 17n }))).toEqual([
    ['proposingRepReward', 'whole'],
    ['minimumDaoBounty', 'smallest'],
  ]);
  expect(amountUnits(item, kept({ minimumDaoBounty: 18n, proposingRepReward: 8n }))).toEqual([]);
});

test('nothing is nothing in both units', () => {
  const free = exactNode({ ...OTHER_VOTING, proposingRepReward: 0 });
  const nothing = kept({ proposingRepReward: 0n });
  expect(amountUnits(free, nothing)).toEqual([['minimumDaoBounty', 'whole']]);
});

test('who votes on behalf is compared whatever the case of letters', () => {
  expect(voteOnBehalfDefect(item, kept())).toBeUndefined();
  expect(voteOnBehalfDefect(item, { ...kept(), voteOnBehalf: `0x${'0'.repeat(40)}` })).toBeDefined();
});
