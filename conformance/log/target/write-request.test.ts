import { describe, expect, test } from 'vitest';
import type { ReaderOptions } from '../../transport/client/reader.ts';
import {
  type ScriptedAnswer,
  scriptedHeaders,
  scriptedTransport,
  sentTo,
} from '../../transport/client/scripted-transport.test-tool.ts';
import { sendWriteRequest, type WriteRequest } from './write-request.ts';

const writing = (scenes: readonly ScriptedAnswer[], more: Partial<ReaderOptions> = {}) => {
  const on = scriptedTransport(scenes, { headers: scriptedHeaders({ 'X-Own': 'SECRET-1' }), ...more });
  const request = {
    method: 'POST',
    headers: scriptedHeaders({ 'Content-Type': 'text/plain' }),
    body: Buffer.from('x'),
  };
  const bounds = { timeoutMs: 1000, bytes: 100 };
  const writeRequest: WriteRequest = { url: 'http://log.example/w?token=12345', request, resource: 'w', bounds };
  return { ...on, answer: () => sendWriteRequest(writeRequest, on.options) };
};
const busy = (after?: string, status = 503): ScriptedAnswer => ({
  status,
  headers: scriptedHeaders(after ? { 'Retry-After': after } : {}),
});

describe('429 and 503', () => {
  test.each([429, 503])('%d is waited out, longer each time', async (status) => {
    const { answer, waits } = writing([busy(undefined, status), busy(undefined, status), { status: 201 }]);
    expect((await answer()).status).toBe(201);
    expect(waits).toEqual([500, 1000]);
  });
  test('wait for as long as the answer demands', async () => {
    const { answer, waits } = writing([busy('3'), { status: 201 }]);
    await answer();
    expect(waits).toEqual([3000]);
  });
  test('six times in a row, or for too long, are a TransportFailure without secrets', async () => {
    const often = writing([busy('0')]);
    await expect(often.answer()).rejects.toMatchObject({ code: 'rate-limited', answered: true });
    expect(often.exchanges.map((exchange) => exchange.attempt)).toEqual([1, 1, 1, 1, 1, 1]);
    const long = writing([busy('31')]);
    await expect(long.answer()).rejects.toThrow(/token=\[redacted\]/);
    expect(long.waits).toEqual([]);
  });
});

test.each([400, 404, 409, 500, 502, 504])('%d is an answer', async (status) => {
  const { answer, sent } = writing([{ status }, { status: 201 }]);
  expect([(await answer()).status, sent.length]).toEqual([status, 1]);
});

test.each(['reset', 'refused', 'timeout'] as const)('a lost answer (%s) is never sent again', async (code) => {
  const { answer, sent } = writing([code, { status: 201 }]);
  await expect(answer()).rejects.toMatchObject({ code });
  expect(sent.length).toBe(1);
});

test('each write uses a new connection: an idle connection may be closed at any time', async () => {
  const { answer, sent } = writing([busy(), sentTo('/b', 307), { status: 201 }]);
  await answer();
  expect(sent.map(({ request }) => request.fresh)).toEqual([true, true, true]);
});

describe('a redirect', () => {
  test.each([307, 308])('%d is followed with the same method and content', async (status) => {
    const { answer, sent, exchanges } = writing([sentTo('/b?c', status), sentTo('d', status), { status: 201 }]);
    expect((await answer()).status).toBe(201);
    expect(sent.map(({ request }) => request.path)).toEqual(['/w?token=12345', '/b?c', '/d']);
    for (const { request } of sent)
      expect(request).toMatchObject({
        method: 'POST',
        body: Buffer.from('x'),
        headers: [
          ['X-Own', 'SECRET-1'],
          ['Content-Type', 'text/plain'],
        ],
      });
    expect(exchanges.map(({ resource }) => resource)).toEqual(['w', 'w', 'w']);
  });
  test.each([301, 302, 303])('%d is returned as the answer, since it may change the method', async (status) => {
    const { answer, sent } = writing([sentTo('/b', status), { status: 201 }]);
    expect([(await answer()).status, sent.length]).toEqual([status, 1]);
  });
  test('to another scheme is sent without the given headers, and back to the first with them', async () => {
    const { answer, sent } = writing([
      sentTo('https://log.example/b', 307),
      sentTo('http://log.example/c', 308),
      { status: 201 },
    ]);
    await answer();
    expect(sent.map(({ origin }) => origin)).toEqual([
      'http://log.example',
      'https://log.example',
      'http://log.example',
    ]);
    expect(sent.map(({ request }) => request.headers!.map(([name]) => name))).toEqual([
      ['X-Own', 'Content-Type'],
      ['Content-Type'],
      ['X-Own', 'Content-Type'],
    ]);
  });
  test.each(['http://other.example/b', 'http://127.0.0.1/b', '//api.log.example/b'])(
    'to another host, %s, is not followed',
    async (elsewhere) => {
      const { answer, sent } = writing([sentTo(elsewhere, 307), { status: 201 }]);
      const refused = answer();
      await expect(refused).rejects.toMatchObject({ code: 'redirect-refused', answered: true });
      await expect(refused).rejects.toThrow(
        /token=\[redacted\]: this request is redirected to another host, .*--allow-redirect \S+ sends it/,
      );
      expect(new Set(sent.map(({ origin }) => origin))).toEqual(new Set(['http://log.example']));
    },
  );
  test('to another host is followed where a person allows that host', async () => {
    const { answer, sent } = writing([sentTo('http://other.example/b', 307), { status: 201 }], {
      redirectHosts: ['other.example'],
    });
    expect((await answer()).status).toBe(201);
    expect(sent.map(({ origin }) => origin)).toEqual(['http://log.example', 'http://other.example']);
  });
  test('without a place to go, or in a circle, is an answer', async () => {
    expect((await writing([{ status: 307 }]).answer()).status).toBe(307);
    const circle = writing([sentTo('/b', 307), sentTo('/w?token=12345', 308)]);
    expect([(await circle.answer()).status, circle.sent.length]).toEqual([308, 2]);
  });
  test('is followed ten times', async () => {
    const hops = Array.from({ length: 10 }, (_, i) => sentTo(`/${i}`, 307));
    const { answer, sent } = writing([...hops, { status: 201 }]);
    expect([(await answer()).status, sent.length]).toEqual([201, 11]);
    const more = writing([...hops, sentTo('/10', 307), { status: 201 }]);
    await expect(more.answer()).rejects.toMatchObject({ code: 'too-many-redirects', answered: true });
  });
  test('to a busy server waits there, and is not repeated after a lost answer', async () => {
    const { answer, sent } = writing([sentTo('/b', 307), busy(), { status: 201 }]);
    expect((await answer()).status).toBe(201);
    expect(sent.map(({ request }) => request.path)).toEqual(['/w?token=12345', '/b', '/b']);
    const lost = writing([sentTo('/b', 307), 'refused', { status: 201 }]);
    await expect(lost.answer()).rejects.toMatchObject({ code: 'refused', answered: true });
    expect(lost.sent.length).toBe(2);
  });
});
