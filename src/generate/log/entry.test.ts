import { expect, test } from 'vitest';
import { bundle, leafHash } from '../../reference/log/index.ts';
import { bundlesOf, ruledBundles } from './bundles.ts';
import { entryOf } from './entry.ts';

test('an entry follows its rule', () => {
  const entry = entryOf(42n, 1234567890123n);
  expect(entry.length).toBe(297 + (1234567890123 % 7));
  expect(entry.subarray(0, 56).toString()).toBe('entry 00000001234567890123 of seed 00000000000000000042\n');
  expect([...entry.subarray(56, 60), ...entry.subarray(254, 258)]).toEqual([56, 57, 58, 59, 254, 255, 0, 1]);
});

test.each([
  [0n, 256],
  [65_280n, 256],
  [9_999_999_900n, 255],
  [8n, 1],
])('the fast bundle from index %i, of %i entries, equals the slow one', (first, count) => {
  const [fast, slow] = [Buffer.alloc(8192), Buffer.alloc(8192)];
  const entries = Array.from({ length: count }, (_, i) => entryOf(3n, first + BigInt(i)));
  const bytes = Buffer.from(ruledBundles(3n)(first, count, fast));
  expect(bytes.equals(bundle(entries))).toBe(true);
  expect(bytes.equals(bundlesOf((index) => entryOf(3n, index))(first, count, slow))).toBe(true);
  expect(fast.equals(slow)).toBe(true);
  expect(fast.subarray(count * 32 - 32, count * 32)).toEqual(leafHash(entries.at(-1)!));
});
