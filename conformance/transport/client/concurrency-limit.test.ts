import { expect, test } from 'vitest';
import { limitConcurrency } from './concurrency-limit.ts';

test('limits how many tasks run at a time, even after a task fails', async () => {
  const enter = limitConcurrency(2);
  const begun: number[] = [];
  let inside = 0;
  let most = 0;
  const work = (number: number) => async () => {
    begun.push(number);
    most = Math.max(most, ++inside);
    await new Promise((resolve) => setTimeout(resolve, 5));
    inside--;
    if (number === 1) throw new Error('one');
    return number;
  };
  const ended = await Promise.allSettled([0, 1, 2, 3, 4].map((number) => enter(work(number))));
  expect([begun, most]).toEqual([[0, 1, 2, 3, 4], 2]);
  expect(ended.map((result) => result.status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(await enter(work(5))).toBe(5);
});
