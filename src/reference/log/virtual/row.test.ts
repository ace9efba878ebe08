import { expect, test } from 'vitest';
import { row } from './row.ts';

test.each([
  ['of 32 bytes', () => 32],
  ['of 20 bytes', () => 20],
  ['of 64 bytes', () => 64],
  ['of many lengths, 0 among them', (place: number) => (place * 37) % 100],
])('a row gives its hashes %s', (_, lengthAt) => {
  const hashes = Array.from({ length: 300 }, (_, place) => Buffer.alloc(lengthAt(place), place));
  const hashRow = row(300, (place) => hashes[place]!);
  expect(hashRow.length).toBe(300);
  expect(hashes.map((_, place) => Buffer.from(hashRow.at(place)))).toEqual(hashes);
});

test('a row copies its hashes', () => {
  const reused = Buffer.alloc(32, 1);
  const hashRow = row(1, () => reused);
  reused.fill(2);
  expect(Buffer.from(hashRow.at(0))).toEqual(Buffer.alloc(32, 1));
});

test('a row without places', () => expect(row(0, () => new Uint8Array(32)).length).toBe(0));
