import { expect, test } from 'vitest';
import { exactNode } from '../oracle/exact-value.ts';
import { storedThreshold, VOTING_PARAMETERS } from '../oracle/voting-parameters.ts';
import { OTHER_VOTING } from './params.ts';
import { amountUnits, behalfDefect, type KeptVoting, numberDefect, wantedNumber } from './voting-machine.ts';

const item = exactNode(OTHER_VOTING);
/** What a sound tool leaves, in whole units unless said otherwise. */
function kept(changes: Readonly<Record<string, bigint>> = {}): KeptVoting {
  const numbers = VOTING_PARAMETERS.map(
    ({ name }) => [name, changes[name] ?? wantedNumber(item, name).whole!] as const,
  );
  return { numbers: new Map(numbers), voteOnBehalf: OTHER_VOTING.voteOnBehalf.toUpperCase(), empty: false };
}

test('a sound item is right, and so is one in the smallest unit', () => {
  expect(numberDefect(item, kept())).toBeUndefined();
  expect(numberDefect(item, kept({ minimumDaoBounty: 17n, proposingRepReward: 7n }))).toBeUndefined();
});

test.each([
  ['boostedVotePeriodLimit', 43_201n],
  ['thresholdConst', 1500n],
  ['thresholdConst', storedThreshold(1500n) + 1n],
  ['proposingRepReward', 7n * 10n ** 17n],
  ['activationTime', 0n],
])('another number is named: %s %d', (name, value) => {
  expect(numberDefect(item, kept({ [name]: value }))).toMatchObject({ name, actual: `${value}` });
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
  expect(behalfDefect(item, kept())).toBeUndefined();
  expect(behalfDefect(item, { ...kept(), voteOnBehalf: `0x${'0'.repeat(40)}` })).toBeDefined();
});
