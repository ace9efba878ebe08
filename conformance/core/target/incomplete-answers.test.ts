import { expect, test } from 'vitest';
import type { Exchange } from './exchange.ts';
import { IncompleteAnswers } from './incomplete-answers.ts';
import type { IncompleteBody } from './transport-failure.ts';

const exchange = (outcome: IncompleteBody | 'whole', url = 'http://there/tile'): Exchange => ({
  id: 7,
  request: { method: 'GET', url, headers: [] },
  resource: new URL(url).pathname.slice(1),
  ...(outcome === 'whole'
    ? { answer: { status: 200, headers: [], size: 0, preview: '', encoding: 'utf-8' } }
    : { failure: 'cut off', incomplete: outcome }),
  attempt: 1,
  startedMs: 0,
  durationMs: 0,
});
const short = (received: number, announced = 100) => ({ announced, received });

function judged(...outcomes: readonly (IncompleteBody | 'whole')[]) {
  const answers = new IncompleteAnswers();
  for (const outcome of outcomes) answers.on(exchange(outcome));
  return answers;
}

test('an answer that is short by the same number of bytes six times is a defect', () => {
  const answers = judged(...Array.from({ length: 6 }, (_, i) => short(95 + i, 100 + i)));
  expect(answers.judge()).toMatchObject({
    defect: { reason: 'incomplete', expected: 'a body of 105 bytes, as Content-Length says', at: 'tile' },
    evidence: { exchange: 7 },
  });
});

test('a chunked body without its last chunk is one as well', () => {
  const answers = judged(...Array.from({ length: 6 }, () => ({ announced: undefined, received: 8 })));
  expect(answers.judge()?.defect.expected).toBe('a body with its last chunk');
});

test.each([
  ['one cut connection', [short(95)], 0],
  ['three, which are tried again', [short(95), short(95), short(95)], 1],
  ['cut at another place each time', [95, 20, 0, 95, 20, 0].map((received) => short(received)), 0],
  ['a complete answer afterwards', [...Array.from({ length: 6 }, () => short(95)), 'whole' as const], 0],
])('no defect: %s', (_name, outcomes, suspects) => {
  const answers = judged(...outcomes);
  expect(answers.judge()).toBeUndefined();
  expect(answers.suspects).toHaveLength(suspects);
});

test('each address counts by itself, and those of no concern do not count', () => {
  const answers = new IncompleteAnswers(({ resource }) => resource !== 'other');
  for (let i = 0; i < 3; i++)
    for (const path of ['tile', 'entries', 'other']) answers.on(exchange(short(95), `http://there/${path}`));
  expect(answers.judge()).toBeUndefined();
  expect(answers.suspects.map(({ resource }) => resource)).toEqual(['tile', 'entries']);
});
