import { describe, expect, test } from 'vitest';
import type { Answer } from '../../../core/target/answer.ts';
import { tracesInAnswer } from './event-traces.ts';

const answerWith = (text: string, type = 'application/json'): Answer => ({
  status: 401,
  headers: [['Content-Type', type]],
  raw: Buffer.from(text),
  cut: false,
  body: () => Buffer.from(text),
  exchange: 1,
});
const known = {
  texts: ['An evening of chamber music', 'https://feed.example/events/1', 'Open house at the faculty'],
  ids: ['10101', '10102', '10103', '10104'],
};

describe('an answer that refuses', () => {
  test.each<[string, string, string | undefined]>([
    ['tells by two texts', 'An evening of chamber music; Open house at the faculty', 'and'],
    ['tells by a link that JSON escapes', 'https:\\/\\/feed.example\\/events\\/1, Open house at the faculty', 'and'],
    ['tells by three numbers', '{"ids":[10101,10103,10104]}', 'the numbers 10101, 10103, 10104'],
    ['tells nothing by one text, which may be an accident', 'Open house at the faculty', undefined],
    ['tells nothing by two numbers', '{"time":10101,"requests":10102}', undefined],
    ['tells nothing by numbers within longer ones', '101011 101022 101033 101044', undefined],
  ])('%s', (_name, text, expected) => {
    const traces = tracesInAnswer(answerWith(text), known);
    if (expected === undefined) expect(traces).toBeUndefined();
    else expect(traces).toContain(expected);
  });
  test('may show a page for people', () => {
    const page = '<!doctype html><html><body>An evening of chamber music; Open house at the faculty</body></html>';
    expect(tracesInAnswer(answerWith(page, 'text/html'), known)).toBeUndefined();
  });
});
