import { expect, test } from 'vitest';
import { near, similar } from './near.ts';

const NAMES = ['LOG-CP-001', 'LOG-CP-004', 'log/tiles/served', 'log/tiles/length', 'empty-log'];

test.each([
  ['LOG-CP-04', ['LOG-CP-004', 'LOG-CP-001']],
  ['log/tiles/', ['log/tiles/served', 'log/tiles/length']],
  ['log-cp-001', ['LOG-CP-001', 'LOG-CP-004']],
  ['log/tile/served', ['log/tiles/served']],
  ['empty_log', ['empty-log']],
  ['served', ['log/tiles/served']],
  ['quite another thing', []],
  ['', []],
  ['lo', []],
])('%s', (typed, found) => expect(near(typed, NAMES)).toEqual(found));

test('at most three, the nearest first', () => {
  expect(near('aaaaaa', ['aaaabb', 'aaaaab', 'aaaaaa', 'aaaaca'])).toEqual(['aaaaaa', 'aaaaab', 'aaaaca']);
});

test('a sentence about them, where there are any', () => {
  expect(similar('empty-lag', NAMES)).toBe('; similar: empty-log');
  expect(similar('nothing', NAMES)).toBe('');
});
