import { expect, test } from 'vitest';
import { format, valueMismatch } from './format.ts';

test.each([
  [
    'an address in other case',
    '0x00000000000000000000000000000000000A0002',
    '0x00000000000000000000000000000000000a0002',
  ],
  ['a number of either side', 42, 42n],
  ['lists of these', ['0xAB', 1], ['0xab', 1n]],
])('takes for the same %s', (_name, one, other) => expect(valueMismatch('other', one, other, 'at')).toBeUndefined());

test.each([
  ['a text in other case', 'Title', 'title'],
  ['a number of ten times', 42, 420n],
  ['another order', [1, 2], [2n, 1n]],
  ['what cannot be read', '', undefined],
])('tells apart %s', (_name, one, other) =>
  expect(valueMismatch('other', one, other, 'at')).toEqual({
    reason: 'other',
    expected: format(one),
    actual: format(other),
    at: 'at',
  }),
);
