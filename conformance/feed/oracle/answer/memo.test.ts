import { expect, test } from 'vitest';
import type { Answer } from '../../../core/target/answer.ts';
import { oncePerAnswer } from './memo.ts';

const answer = (exchange: number): Answer => ({
  status: 200,
  headers: [],
  raw: new Uint8Array(),
  cut: false,
  body: () => new Uint8Array(),
  exchange,
});

test('what is made of an answer is made once, under each name, while the answer is one of the last', () => {
  const made: string[] = [];
  const make = (answer: Answer, name: string) =>
    oncePerAnswer(answer, name, () => {
      made.push(`${name} ${answer.exchange}`);
      return undefined;
    });
  const [first, second, third] = [answer(1), answer(2), answer(3)];
  for (const answer of [first, second, first, second]) make(answer, 'a');
  make(first, 'b');
  make(third, 'a');
  make(first, 'a');
  make(second, 'a');
  expect(made).toEqual(['a 1', 'a 2', 'b 1', 'a 3', 'a 2']);
});

test('what is made of an answer may be made of what else is made of it', () => {
  const nested = answer(4);
  expect(oncePerAnswer(nested, 'outer', () => `<${oncePerAnswer(nested, 'inner', () => 'x')}>`)).toBe('<x>');
});
