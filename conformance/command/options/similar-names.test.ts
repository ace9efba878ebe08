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
  ['nothing similar', []],
  ['', []],
  ['lo', []],
])('%s', (typed, similar) => expect(similarNames(typed, NAMES)).toEqual(similar));

test('at most three, the nearest first', () => {
  expect(similarNames('aaaaaa', ['aaaabb', 'aaaaab', 'aaaaaa', 'aaaaca'])).toEqual(['aaaaaa', 'aaaaab', 'aaaaca']);
});

test('the hint is empty where no name is similar', () => {
  expect(similarNamesHint('empty-lag', NAMES)).toBe('; similar: empty-log');
  expect(similarNamesHint('nothing', NAMES)).toBe('');
});
