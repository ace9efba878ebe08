import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { meeting } from './meeting.ts';

/** Work that the test ends. */
function held(meet: ReturnType<typeof meeting>, ended: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const outcome = meet(() => promise).then(
    () => ended.push(name),
    (cause: unknown) => ended.push(`${name}: ${cause}`),
  );
  return { resolve, reject, outcome };
}

test('work resolves and rejects with the last of the work that is under way', async () => {
  const meet = meeting();
  const ended: string[] = [];
  const [a, b, c] = ['a', 'b', 'c'].map((name) => held(meet, ended, name)) as [Held, Held, Held];
  a.resolve();
  b.reject('failed');
  await turn();
  expect(ended).toEqual([]);
  c.resolve();
  await turn();
  expect(ended.toSorted()).toEqual(['a', 'b: failed', 'c']);
});
type Held = ReturnType<typeof held>;

test('what begins afterwards does not wait for it, nor is waited for', async () => {
  const meet = meeting();
  const ended: string[] = [];
  const first = held(meet, ended, 'first');
  first.resolve();
  await first.outcome;
  const second = held(meet, ended, 'second');
  await turn();
  expect(ended).toEqual(['first']);
  second.resolve();
  await second.outcome;
  expect(ended).toEqual(['first', 'second']);
});
