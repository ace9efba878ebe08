import { expect, test } from 'vitest';
import { counter } from './counter.ts';

const key = { number: 1, banned: false, requests: 7 };

test('requests of one turn are written together, and each has its number', async () => {
  const writes: number[] = [];
  let sum = 7;
  const { count } = counter({
    count: (_key, n) => {
      writes.push(n);
      return (sum += n);
    },
  });
  expect(await Promise.all([count(key), count(key), count(key)])).toEqual([8, 9, 10]);
  expect(await count(key)).toBe(11);
  expect(writes).toEqual([3, 1]);
});

test('counts that cannot be written are written with later counts', async () => {
  let [sum, locked] = [7, true];
  const { count, flush } = counter({ count: (_key, n) => (locked ? undefined : (sum += n)) });
  expect(await Promise.all([count(key), count(key)])).toEqual([8, 9]);
  expect(await count(key)).toBe(10);
  locked = false;
  expect(await count(key)).toBe(11);
  expect(sum).toBe(11);
  locked = true;
  await count(key);
  locked = false;
  flush();
  expect(sum).toBe(12);
});

test('a store that fails rejects the waiting requests', async () => {
  const { count } = counter({
    count: () => {
      throw new Error('damaged');
    },
  });
  await expect(count(key)).rejects.toThrow('damaged');
});
