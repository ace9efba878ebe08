/** A reader waits if a target asks for it, and never longer than the run lasts. */

import { describe, expect, test } from 'vitest';
import { rateLimitFailure } from './limits.ts';
import { readPatiently } from './reader.ts';
import { retryAfterMs } from './retry-after.ts';
import { type ScriptedAnswer, scriptedHeaders, scriptedTransport } from './scripted-transport.test-tool.ts';

const reading = { url: 'http://log.example/checkpoint', resource: 'checkpoint', bytes: 100 };
const busy = (after?: string, date?: string, status = 429): ScriptedAnswer => ({
  status,
  headers: scriptedHeaders({ ...(after ? { 'Retry-After': after } : {}), ...(date ? { Date: date } : {}) }),
});
const DATE = 'Wed, 21 Oct 2015 07:28:00 GMT';

describe('Retry-After', () => {
  test.each([
    ['0', 0],
    [' 7 ', 7000],
    ['3600', 3_600_000],
    ['Wed, 21 Oct 2015 07:28:30 GMT', 30_000],
    ['Wednesday, 21-Oct-15 07:28:30 GMT', 30_000],
    ['Wed, 21 Oct 2015 07:00:00 GMT', 0],
    ['', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['9999999999', undefined],
    ['soon', undefined],
    ['Wed, soon', undefined],
  ])('%s asks for %s ms', (after, ms) =>
    expect(retryAfterMs({ headers: scriptedHeaders({ 'retry-after': after }) }, Date.parse(DATE))).toBe(ms),
  );
  test("a date is counted from the answer's own clock", () => {
    const answer = { headers: scriptedHeaders({ 'Retry-After': 'Wed, 21 Oct 2015 07:28:05 GMT', Date: DATE }) };
    expect(retryAfterMs(answer, Date.parse('2030-01-01'))).toBe(5000);
  });
  test('an absent header asks for no delay', () => expect(retryAfterMs({ headers: [] })).toBeUndefined());
});

describe('429 and 503', () => {
  test.each([429, 503])('%d is retried after the given seconds, or at the given date', async (status) => {
    const on = scriptedTransport([
      busy('7', undefined, status),
      busy('Wed, 21 Oct 2015 07:28:05 GMT', DATE, status),
      {},
    ]);
    expect((await readPatiently(reading, on.options)).status).toBe(200);
    expect(on.waits).toEqual([7000, 5000]);
    expect(
      on.exchanges.map((exchange) => exchange.attempt),
      'such a retry does not count as a failed transport',
    ).toEqual([1, 1, 1]);
  });
  test('without Retry-After the reader waits one second, then two', async () => {
    const on = scriptedTransport([busy(), busy(), {}]);
    await readPatiently(reading, on.options);
    expect(on.waits).toEqual([1000, 2000]);
  });
  test('after "0" the reader comes at once, and then less and less often', async () => {
    const on = scriptedTransport([busy('0')]);
    await expect(readPatiently(reading, on.options)).rejects.toMatchObject({ code: 'rate-limited' });
    expect(on.waits).toEqual([0, 250, 500, 1000, 2000]);
  });
  test('refusals with and without Retry-After are counted apart', async () => {
    const on = scriptedTransport([busy('1'), busy(), busy('1'), busy(), busy('1'), {}]);
    expect((await readPatiently(reading, on.options)).status).toBe(200);
    expect(on.waits).toEqual([1000, 1000, 1000, 2000, 1000]);
  });
  test.each([
    ['without Retry-After three', undefined, 3],
    ['of a server that invites the reader again six', '1', 6],
    ['of one that asks for much time as many as fit into a minute', '25', 3],
  ])('%s times in a row are a TransportFailure of a target that has answered', async (_, after, count) => {
    const on = scriptedTransport([busy(after)]);
    const message = expect.stringMatching(/answers \d{3} however long we wait/);
    await expect(readPatiently(reading, on.options)).rejects.toMatchObject({
      code: 'rate-limited',
      answered: true,
      message,
    });
    expect(on.sent.length).toBe(count);
  });
  test('the failure after 429 names the option that lowers the rate', () => {
    const answer = {
      status: 429,
      headers: [],
      raw: new Uint8Array(),
      cut: false,
      body: () => new Uint8Array(),
      exchange: 1,
    };
    expect(rateLimitFailure('GET http://a.example/', answer).message).toMatch(/answers 429 however long .*--rate$/);
    expect(rateLimitFailure('GET http://a.example/', { ...answer, status: 503 }).message).not.toContain('--rate');
  });
  test.each(['3600', '31', 'Wed, 21 Oct 2015 08:28:00 GMT'])('the reader does not wait an hour: %s', async (after) => {
    const on = scriptedTransport([busy(after, DATE), {}]);
    await expect(readPatiently(reading, on.options)).rejects.toMatchObject({ code: 'rate-limited', answered: true });
    expect([on.sent.length, on.waits]).toEqual([1, []]);
  });
});

describe('a spent budget', () => {
  test('sends nothing', async () => {
    const on = scriptedTransport([{}], { signal: AbortSignal.abort() });
    await expect(readPatiently(reading, on.options)).rejects.toMatchObject({ code: 'budget', answered: false });
    expect(on.sent.length).toBe(0);
  });
  test.each<[string, ScriptedAnswer, boolean]>([
    ['while a target asks for a delay, which is an answer', busy('20'), true],
    ['before a retry', 'reset', false],
  ])('ends the waiting %s', async (_name, scene, answered) => {
    const run = new AbortController();
    const on = scriptedTransport([scene], { signal: run.signal });
    const time = { ...on.options.time, sleep: async () => Promise.reject(run.abort()) };
    await expect(readPatiently(reading, { ...on.options, time })).rejects.toMatchObject({ code: 'budget', answered });
  });
  test('ends the waiting for a turn', async () => {
    const run = new AbortController();
    const on = scriptedTransport([{}], { signal: run.signal, pace: async () => Promise.reject(run.abort()) });
    await expect(readPatiently(reading, on.options)).rejects.toMatchObject({ code: 'budget', answered: false });
  });
});
