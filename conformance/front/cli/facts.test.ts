import { expect, test } from 'vitest';
import { FeedError } from '../../../src/reference/feed/index.ts';
import { LogError } from '../../../src/reference/log/index.ts';
import { factsSentence } from './facts.ts';

test('the facts of an error stand apart from each other', () => {
  const facts = { expected: 'one root', found: 'two', where: 'checkpoint', remedy: 'take one away' };
  const told = 'The roots differ: expected one root, found two (checkpoint); take one away';
  expect(factsSentence(new LogError('root-differs', 'The roots differ.', facts))).toBe(told);
  expect(factsSentence(new FeedError('damaged', 'The roots differ', facts))).toBe(told);
});
