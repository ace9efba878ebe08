import { describe, expect, test } from 'vitest';
import { type Handler, IN_PROCESS, inProcessTransport } from './in-process-transport.ts';

const bounds = { timeoutMs: 100, bytes: 1000 };
const send = (handler: Handler, path = '/x', more = {}) =>
  inProcessTransport(handler).send({ method: 'GET', path, ...more }, bounds);

test('a request reaches the handler, whose answer is returned', async () => {
  const handler: Handler = async (request) => {
    const { method, url } = request;
    const text = JSON.stringify([method, url, request.headers.get('x-own'), await request.text()]);
    return new Response(text, { status: 201, headers: { 'X-Answer': 'yes' } });
  };
  const more = { method: 'POST', headers: [['X-Own', '1']], body: Buffer.from('leaf') };
  const answer = await send(handler, '/a?b', more);
  expect(JSON.parse(Buffer.from(answer.body).toString())).toEqual(['POST', `${IN_PROCESS}/a?b`, '1', 'leaf']);
  expect(answer).toMatchObject({ status: 201, cut: false });
  expect(answer.headers).toContainEqual(['x-answer', 'yes']);
});

test('a body without end is cut at the limit, an absent one is empty', async () => {
  const endless = () => new Response(new ReadableStream({ pull: (c) => c.enqueue(new Uint8Array(64)) }));
  expect(await send(endless)).toMatchObject({ cut: true, body: { length: 1000 } });
  expect(await send(() => new Response(null, { status: 204 }))).toMatchObject({ status: 204, body: { length: 0 } });
});

describe('a missing answer is a TransportFailure', () => {
  test.each<[string, Handler, string, string]>([
    ['a handler that throws', () => Promise.reject(new Error('broken')), 'protocol', 'the handler threw: broken'],
    ['a handler that never answers', () => new Promise(() => {}), 'timeout', 'no complete answer came in time'],
    ['a body that stops', () => new Response(new ReadableStream({ pull: () => new Promise(() => {}) })), 'timeout', ''],
  ])('%s', async (_name, handler, code, message) => {
    const sent = send(handler);
    await expect(sent).rejects.toMatchObject({ name: 'TransportFailure', code, answered: false });
    await expect(sent).rejects.toThrow(`GET ${IN_PROCESS}/x: ${message}`);
  });
  test('the end of the run', async () => {
    const sent = inProcessTransport(() => new Promise(() => {})).send(
      { method: 'GET', path: '/' },
      { ...bounds, signal: AbortSignal.timeout(20) },
    );
    await expect(sent).rejects.toMatchObject({ code: 'budget' });
  });
});
