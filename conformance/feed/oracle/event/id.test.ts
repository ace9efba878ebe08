import { expect, test } from 'vitest';
import { feedId, isLargeId, mayBeRoundedId } from './id.ts';

test.each([
  [1759, 1759n],
  ['1759', 1759n],
  ['-0012', -12n],
  [2n ** 70n, 2n ** 70n],
  ['9007199254740993', 9007199254740993n],
  [null, null],
  [2 ** 53, undefined],
  [1.5, undefined],
  ['1e3', undefined],
  ['', undefined],
  [' 1', undefined],
  [true, undefined],
  [undefined, undefined],
])('the id that %s reports', (reported, id) => {
  expect(feedId(reported)).toBe(id);
});

test.each([
  [2n ** 53n - 1n, false],
  [-(2n ** 53n) + 1n, false],
  [2n ** 53n, true],
  [-(2n ** 53n), true],
  [2n ** 64n, true],
])('%s is too large for doubles: %s', (id, large) => {
  expect(isLargeId(id)).toBe(large);
});

test('what JavaScript writes of a large id may be another', () => {
  const id = 1447286399238049793n;
  expect(mayBeRoundedId(BigInt(JSON.stringify(Number(id))))).toBe(true);
  expect([id, 1759n, 2n ** 53n + 1n].map(mayBeRoundedId)).toEqual([false, false, false]);
});
