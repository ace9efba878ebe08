import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shards } from './shards.ts';

const items = fc.uniqueArray(fc.record({ name: fc.nat(), cost: fc.option(fc.nat(10_000), { nil: undefined }) }), {
  selector: ({ name }) => name,
});
const counts = fc.integer({ min: 1, max: 20 });

describe('shards', () => {
  test('are a partition: each item is in exactly one, in the given order', () => {
    fc.assert(
      fc.property(items, counts, (all, count) => {
        const parts = shards(all, count, ({ cost }) => cost);
        expect(parts.length).toBe(count);
        expect(parts.flat().length).toBe(all.length);
        expect(new Set(parts.flat())).toEqual(new Set(all));
        for (const part of parts) expect(part).toEqual(all.filter((item) => part.includes(item)));
      }),
    );
  });
  test('take as long as each other, but for the dearest item', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1 }), counts, (costs, count) => {
        const sums = shards(costs, count, (cost) => cost).map((part) => part.reduce((sum, cost) => sum + cost, 0));
        expect(Math.max(...sums) - Math.min(...sums)).toBeLessThanOrEqual(Math.max(...costs));
      }),
    );
  });
  test('count an item without a cost as the mean of the others', () => {
    const costs = [8, 4, undefined, undefined];
    expect(shards([0, 1, 2, 3], 2, (at) => costs[at])).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });
});
