import { expect, test } from 'vitest';
import { WriteBudget } from './write-budget.ts';

test('gives as many writes as it has', () => {
  const writes = new WriteBudget(2);
  expect(writes.left()).toBe(2);
  writes.take();
  writes.take();
  expect(writes.left()).toBe(0);
  expect(() => writes.take()).toThrow('--max-writes 2 is used up');
});

test('a returned write can be taken again, and is returned once', () => {
  const writes = new WriteBudget(2);
  const giveBack = writes.take();
  writes.take();
  giveBack();
  giveBack();
  expect(writes.left()).toBe(1);
  writes.take();
  expect(() => writes.take()).toThrow('used up');
});

test('a budget of 0 has no write to take', () => expect(() => new WriteBudget(0).take()).toThrow('--max-writes 0'));
