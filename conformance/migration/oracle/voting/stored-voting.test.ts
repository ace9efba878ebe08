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
/** The voting parameters that a correct tool stores, in whole units except for `changes`. */
function storedVoting(changes: Readonly<Record<string, bigint>> = {}): StoredVoting {
  const numbers = VOTING_PARAMETERS.map(
    ({ name }) => [name, changes[name] ?? expectedStoredNumber(item, name).whole!] as const,
  );
  return { numbers: new Map(numbers), voteOnBehalf: OTHER_VOTING.voteOnBehalf.toUpperCase(), empty: false };
}

test('an item has no defect in whole units, nor in the smallest unit', () => {
  expect(votingNumberDefect(item, storedVoting())).toBeUndefined();
  expect(votingNumberDefect(item, storedVoting({ minimumDaoBounty: 17n, proposingRepReward: 7n }))).toBeUndefined();
});

test.each([
  ['boostedVotePeriodLimit', 43_201n],
  ['thresholdConst', 1500n],
  ['thresholdConst', storedThreshold(1500n) + 1n],
  ['proposingRepReward', 7n * 10n ** 17n],
  ['activationTime', 0n],
])('another number is named: %s %d', (name, value) => {
  expect(votingNumberDefect(item, storedVoting({ [name]: value }))).toMatchObject({ name, actual: `${value}` });
});

test('each amount shows its unit, if it fits one', () => {
  expect(amountUnits(item, storedVoting({ minimumDaoBounty: 17n }))).toEqual([
    ['proposingRepReward', 'whole'],
    ['minimumDaoBounty', 'smallest'],
  ]);
  expect(amountUnits(item, storedVoting({ minimumDaoBounty: 18n, proposingRepReward: 8n }))).toEqual([]);
});

test('zero is the same in both units', () => {
  const free = exactNode({ ...OTHER_VOTING, proposingRepReward: 0 });
  const nothing = storedVoting({ proposingRepReward: 0n });
  expect(amountUnits(free, nothing)).toEqual([['minimumDaoBounty', 'whole']]);
});

test('voteOnBehalf is compared without the case of letters', () => {
  expect(voteOnBehalfDefect(item, storedVoting())).toBeUndefined();
  expect(voteOnBehalfDefect(item, { ...storedVoting(), voteOnBehalf: `0x${'0'.repeat(40)}` })).toBeDefined();
});
