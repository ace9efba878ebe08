import { expect, test } from 'vitest';
import { entriesOutcome, type SchemeValues } from './section-entries.ts';

const values = (n: number): SchemeValues => ({ hash: `0xa${n}`, machine: `0xb${n}`, target: `0xc${n}` });
const [first, second, third] = [0, 1, 2].map(values) as [SchemeValues, SchemeValues, SchemeValues];
const entries = [first, second, third].map(({ hash, ...others }) => ({ hashes: ['0xff', hash], ...others }));

test.each([
  ['each', [first, second, third], []],
  ['each', [third, first, second], []],
  ['each', [first, second, { ...third, machine: '0xB2' }], []],
  ['one-scheme', [third], [0, 1, 2]],
  ['one-scheme', [first], [1, 2]],
  ['first', [first], []],
  ['first', [first], [1]],
  ['last', [third], []],
  ['lost', [second], []],
  ['lost', [first, third], []],
  // A scheme for a single DAO stores its own values, and so cannot store those of another entry.
  ['lost', [first, third], [1]],
  ['lost', [], []],
  ['copied', [first, first, first], []],
  ['copied', [third, third], []],
  ['differs', [first, { ...second, target: first.target }, third], []],
  ['differs', [{ ...second, hash: '0xdd' }], []],
] as const)('%s: schemes %j, stored %j', (outcome, schemes, stored) => {
  expect(entriesOutcome(entries, schemes, new Set(stored))).toBe(outcome);
});

test('what an entry leaves open may be anything', () => {
  const open = [{ hashes: ['0xa0'], machine: undefined, target: undefined }];
  expect(entriesOutcome(open, [{ ...first, machine: '0x1', target: undefined }], new Set())).toBe('each');
});
