import { expect, test } from 'vitest';
import { format, valueMismatch } from './format.ts';

test.each([
  [
    'an address in another case',
    '0x00000000000000000000000000000000000A0002',
    '0x00000000000000000000000000000000000a0002',
  ],
  ['a number and a bigint', 42, 42n],
  ['lists of these', ['0xAB', 1], ['0xab', 1n]],
])('takes as equal: %s', (_name, wanted, actual) =>
  expect(valueMismatch('other', wanted, actual, 'at')).toBeUndefined(),
);

test.each([
  ['a text in another case', 'Title', 'title'],
  ['ten times the number', 42, 420n],
  ['another order', [1, 2], [2n, 1n]],
  ['an empty text and a value that cannot be read', '', undefined],
])('takes as different: %s', (_name, wanted, actual) =>
  expect(valueMismatch('other', wanted, actual, 'at')).toEqual({
    reason: 'other',
    expected: format(wanted),
    actual: format(actual),
    at: 'at',
  }),
);
