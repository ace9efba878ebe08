import { expect, test } from 'vitest';
import { turns } from './turns.ts';

test('so many works run at a time, each once, and one that fails gives up its turn', async () => {
  const inTurn = turns(2);
  let running = 0;
  let most = 0;
  const work = (fails: boolean) =>
    inTurn(async () => {
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      running--;
      if (fails) throw new Error('it failed');
      return 'done';
    });
  const ended = await Promise.allSettled([work(false), work(true), work(false), work(true), work(false)]);
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled']);
  expect([most, running]).toEqual([2, 0]);
});
