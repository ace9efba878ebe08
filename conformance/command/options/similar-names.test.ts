import { expect, test } from 'vitest';
import { similarNames, similarNamesHint } from './similar-names.ts';

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
])('%s', (typed, found) => expect(similarNames(typed, NAMES)).toEqual(found));

test('at most three, the nearest first', () => {
  expect(similarNames('aaaaaa', ['aaaabb', 'aaaaab', 'aaaaaa', 'aaaaca'])).toEqual(['aaaaaa', 'aaaaab', 'aaaaca']);
});

test('a sentence about them, where there are any', () => {
  expect(similarNamesHint('empty-lag', NAMES)).toBe('; similar: empty-log');
  expect(similarNamesHint('nothing', NAMES)).toBe('');
});
