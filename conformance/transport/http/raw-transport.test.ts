import { describe, expect, test } from 'vitest';
import { TransportFailure } from '../../core/target/transport-failure.ts';
import type { WireRequest } from '../../core/target/wire.ts';
import { rawTransport } from './raw-transport.ts';
import { type ServerScript, wireServer } from './wire.test-server.ts';

const BOUNDS = { timeoutMs: 2000, bytes: 1000 };

/** Sends one request to a server and gives the answer and the request that the server received. */
async function exchange(say: ServerScript, request: Partial<WireRequest> = {}, bounds: Partial<typeof BOUNDS> = {}) {
  await using server = await wireServer(say);
  const result = await rawTransport(server.url)
    .send({ method: 'GET', path: '/', ...request }, { ...BOUNDS, ...bounds })
    .then(
      ({ body, ...answer }) => ({ ...answer, body: Buffer.from(body).toString('latin1') }),
      (cause: TransportFailure) => ({ code: cause.code, answered: cause.answered, message: cause.message }),
    );
  return { result, requests: server.requests, url: server.url };
}
/** A server that sends these bytes and leaves the connection open, unless `then` ends it. */
const says =
  (text: string, close = false): ServerScript =>
  (socket) => {
    socket.write(Buffer.from(text, 'latin1'));
    if (close) socket.end();
  };

describe('the request goes out verbatim', () => {
  test.each(['/a b', '*', 'no-slash', '/a/../b//c?d#e', '/%2e%2E/%zz', '/\x01\x7f\xff', 'http://other.example/x', ''])(
    'target "%s"',
    async (path) => {
      const { requests } = await exchange(says('HTTP/1.1 204 None\r\n\r\n'), { path });
      expect(requests[0]).toMatch(/^GET .* HTTP\/1\.1\r\nHost: 127\.0\.0\.1:\d+\r\nConnection: close\r\n\r\n$/s);
      expect(requests[0]!.slice(4, requests[0]!.indexOf(' HTTP/1.1\r\n'))).toBe(path);
    },
  );
  test('given headers replace the default headers, including duplicates', async () => {
    const headers: [string, string][] = [
      ['host', 'other.example'],
      ['CONNECTION', 'keep-alive'],
      ['X', '1'],
      ['X', '2 '],
    ];
    const { requests } = await exchange(says('HTTP/1.1 204 None\r\n\r\n'), { method: 'frob', path: '/', headers });
    expect(requests).toEqual([
      'frob / HTTP/1.1\r\nhost: other.example\r\nCONNECTION: keep-alive\r\nX: 1\r\nX: 2 \r\n\r\n',
    ]);
  });
  test('a body is sent with its length', async () => {
    const { requests } = await exchange(says('HTTP/1.1 204 None\r\n\r\n'), { method: 'POST', body: Buffer.from('ab') });
    expect(requests[0]).toMatch(/\r\nContent-Length: 2\r\n\r\nab$/);
  });
});

describe('the answer ends where its framing ends', () => {
  test.each([
    ['at Content-Length, whatever follows', 'HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nabcdef', 'abc'],
    ['at the last chunk', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n', 'abc'],
    ['at the head of a 204', 'HTTP/1.1 204 No Content\r\nContent-Length: 3\r\n\r\n', ''],
    ['at the head of a 304', 'HTTP/1.1 304 Not Modified\r\nTransfer-Encoding: chunked\r\n\r\n', ''],
    ['after interim answers', 'HTTP/1.1 103 Hints\r\nA: b\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nx', 'x'],
  ])('%s, though the connection stays open', async (_name, text, body) => {
    expect((await exchange(says(text))).result).toMatchObject({ body, cut: false });
  });
  test('at the close of the connection, without other framing', async () => {
    const { result } = await exchange(says('HTTP/1.1 200 OK\r\n\r\nabc', true));
    expect(result).toMatchObject({ status: 200, body: 'abc', cut: false });
  });
  test.each<[string, string, boolean]>([
    ['with bytes after the head of HEAD, where the request asks for them', 'abc', false],
    ['without bytes, where the connection ends', '', true],
    ['without bytes, where the connection stays open', '', false],
  ])('%s', async (_what, body, close) => {
    const head = 'HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n';
    const { result } = await exchange(says(`${head}${body}`, close), { method: 'HEAD', beyond: true });
    expect(result).toMatchObject({ status: 200, body });
  });
  test.each(['Content-Length: 3', 'Transfer-Encoding: chunked'])('at the head for HEAD: %s', async (framing) => {
    const { result } = await exchange(says(`HTTP/1.1 200 OK\r\n${framing}\r\n\r\n`), { method: 'HEAD' });
    expect(result).toMatchObject({ status: 200, body: '' });
  });
  test.each([
    ['Content-Length', `Content-Length: 2000\r\n\r\n${'x'.repeat(2000)}`],
    ['chunks', `Transfer-Encoding: chunked\r\n\r\n${'a\r\n0123456789\r\n'.repeat(200)}0\r\n\r\n`],
    ['endless chunks', `Transfer-Encoding: chunked\r\n\r\n${'a\r\n0123456789\r\n'.repeat(10_000)}`],
    ['an endless body', `\r\n${'x'.repeat(100_000)}`],
  ])('or at the limit: %s', async (_name, text) => {
    const { result } = await exchange(says(`HTTP/1.1 200 OK\r\n${text}`));
    expect(result).toMatchObject({ status: 200, cut: true });
    expect('body' in result && result.body.length).toBe(1000);
  });
});

describe('a missing or broken answer is a TransportFailure', () => {
  test.each([
    ['nothing', '', true, 'reset', false],
    ['half of a head', 'HTTP/1.1 200 OK\r\nA: b\r\n', true, 'reset', false],
    ['a short body', 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc', true, 'reset', true],
    ['chunks without an end', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n', true, 'reset', true],
    ['broken chunks', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n\r\n', false, 'protocol', true],
    ['no HTTP', 'SSH-2.0-x\r\n\r\n', false, 'protocol', false],
    ['an endless head', `HTTP/1.1 200 OK\r\n${'A: b\r\n'.repeat(20_000)}`, false, 'headers-too-large', true],
    ['a large head', `HTTP/1.1 200 OK\r\nA: ${'b'.repeat(70_000)}\r\n\r\n`, false, 'headers-too-large', true],
    ['silence', '', false, 'timeout', false],
    ['a body that stops', 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc', false, 'timeout', true],
  ])('%s', async (_name, text, close, code, answered) => {
    const { result, url } = await exchange(
      says(text, close),
      { path: '/p' },
      { timeoutMs: code === 'timeout' ? 1000 : 20_000 },
    );
    expect(result).toMatchObject({ code, answered });
    expect('message' in result && result.message).toContain(`GET ${url}/p: `);
  });
  test('a reset, and a port without a server', async () => {
    const { result, url } = await exchange((socket) => socket.resetAndDestroy());
    expect(result).toMatchObject({ code: 'reset', answered: false });
    await expect(rawTransport(url).send({ method: 'GET', path: '/' }, BOUNDS)).rejects.toMatchObject({
      code: 'refused',
    });
  });
  test('a budget that is spent already', async () => {
    const signal = AbortSignal.abort();
    await using server = await wireServer(() => {});
    const sent = rawTransport(server.url).send({ method: 'GET', path: '/' }, { ...BOUNDS, signal });
    await expect(sent).rejects.toThrow(TransportFailure);
    await expect(sent).rejects.toMatchObject({ code: 'budget' });
  });
});
