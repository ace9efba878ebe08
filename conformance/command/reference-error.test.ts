import { expect, test } from 'vitest';
import { FeedError } from '../../src/reference/feed/index.ts';
import { LogError } from '../../src/reference/log/index.ts';
import { referenceErrorSentence } from './reference-error.ts';

test('the sentence separates the facts of an error', () => {
  const facts = { expected: 'one root', found: 'two', where: 'checkpoint', remedy: 'take one away' };
  const sentence = 'The roots differ: expected one root, found two (checkpoint); take one away';
  expect(referenceErrorSentence(new LogError('root-differs', 'The roots differ.', facts))).toBe(sentence);
  expect(referenceErrorSentence(new FeedError('damaged', 'The roots differ', facts))).toBe(sentence);
});
