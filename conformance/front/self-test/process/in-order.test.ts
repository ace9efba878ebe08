import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

async function all<T>(results: AsyncIterable<T>): Promise<readonly T[]> {
  const list: T[] = [];
  for await (const result of results) list.push(result);
  return list;
}

describe('work in several lanes', () => {
  test('gives the results in the order of the items, whichever ends first', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat()), fc.integer({ min: 1, max: 4 }), fc.scheduler(), async (items, count, s) => {
        const work = (item: number) => s.schedule(Promise.resolve(item * 2));
        const doubled = all(inOrder(items, Array(count).fill(work)));
        await s.waitFor(doubled);
        expect(await doubled).toEqual(items.map((item) => item * 2));
      }),
    );
  });
  test('begins as many items at once as there are lanes, and no more', async () => {
    let running = 0;
    let most = 0;
    const lane = async (item: number) => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      return item;
    };
    await all(inOrder([1, 2, 3, 4, 5], [lane, lane]));
    expect(most).toBe(2);
  });
  test('begins no item after an error', async () => {
    const begun: number[] = [];
    const lane = async (item: number) => {
      begun.push(item);
      await new Promise((resolve) => setImmediate(resolve));
      throw new Error('the lane broke');
    };
    await expect(all(inOrder([1, 2, 3, 4, 5, 6], [lane, lane]))).rejects.toThrow('the lane broke');
    const atEnd = begun.length;
    for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
    expect(begun.length).toBe(atEnd);
    expect(atEnd).toBeLessThan(6);
  });
  test('throws an error when it is the turn of its item', async () => {
    const lane = async (item: number) => {
      if (item === 2) throw new Error('the lane broke');
      return item;
    };
    const results: number[] = [];
    const reading = (async () => {
      for await (const result of inOrder([1, 2, 3], [lane, lane])) results.push(result);
    })();
    await expect(reading).rejects.toThrow('the lane broke');
    expect(results).toEqual([1]);
  });
});
