import { describe, expect, test } from 'vitest';
import type { WireRequest } from '../../core/target/wire.ts';
import { poolTransport } from './pool-transport.ts';
import { httpMessage, type ServerScript, type WireServer, wireServer } from './wire.test-server.ts';

const BOUNDS = { timeoutMs: 2000, bytes: 100_000 };
const hello: ServerScript = (socket) => socket.write(httpMessage('hello'));

async function withPool<T>(
  say: ServerScript,
  work: (pool: ReturnType<typeof poolTransport>, server: WireServer) => Promise<T>,
) {
  await using server = await wireServer(say);
  const pool = poolTransport(server.url);
  try {
    return await work(pool, server);
  } finally {
    await pool.close();
  }
}
const get = (path: string, more: Partial<WireRequest> = {}): WireRequest => ({ method: 'GET', path, ...more });

describe('requests go out verbatim', () => {
  test.each(['/a/../b//c?d', '/%2e%2e/%2E', '//double', '/a?b=c&b=c#f', '/~!$&\'()*+,;=:@[]|\\^`{}<>"', '/%zz%', '/?'])(
    '%s',
    (path) =>
      withPool(hello, async (pool, { requests }) => {
        const { status, body } = await pool.send(get(path), BOUNDS);
        expect([status, Buffer.from(body).toString()]).toEqual([200, 'hello']);
        expect(requests[0]).toMatch(/^GET \S+ HTTP\/1\.1\r\nhost: 127\.0\.0\.1:\d+\r\nconnection: keep-alive\r\n\r\n$/);
        expect(requests[0]!.split(' ')[1]).toBe(path);
      }),
  );
  test.each(['/a b', '*', 'x', '/\xe9'])('%s, by node:net', (path) =>
    withPool(hello, async (pool, { requests }) => {
      expect((await pool.send(get(path), BOUNDS)).status).toBe(200);
      expect(requests[0]!.startsWith(`GET ${path} HTTP/1.1\r\n`)).toBe(true);
    }),
  );
  test.each([
    ['Connection', 'X-Hop, close'],
    ['Expect', '100-continue'],
    ['Upgrade', 'h2c'],
    ['Transfer-Encoding', 'identity'],
    ['Content-Length', '0'],
    ['X-Control', '\x01'],
    ['X Space', '1'],
  ])('a header that undici does not send: %s', (name, value) =>
    withPool(hello, async (pool, { requests }) => {
      await pool.send(get('/', { headers: [[name, value]] }), BOUNDS);
      expect(requests[0]).toContain(`\r\n${name}: ${value}\r\n`);
    }),
  );
  test.each(['/', '/a b'])('white space around a value is not part of it: %s', (path) =>
    withPool(
      (socket) => socket.write('HTTP/1.1 200 OK\r\nX-Spaced: \t a b \t \r\nX-Empty: \r\nContent-Length: \t2\r\n\r\nhi'),
      async (pool) => {
        const { headers, body } = await pool.send(get(path), BOUNDS);
        expect(headers).toEqual([
          ['X-Spaced', 'a b'],
          ['X-Empty', ''],
          ['Content-Length', '2'],
        ]);
        expect(Buffer.from(body).toString()).toBe('hi');
      },
    ),
  );
  test('white space behind the number of Content-Length is not part of it, and undici is asked once only', () =>
    withPool(
      (socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2 \t\r\n\r\nhi'),
      async (pool, { requests }) => {
        for (let i = 0; i < 3; i++) {
          const { headers, body } = await pool.send(get('/'), BOUNDS);
          expect(headers).toEqual([['Content-Length', '2']]);
          expect(Buffer.from(body).toString()).toBe('hi');
        }
        expect(requests).toHaveLength(4);
      },
    ));
  test('headers keep their order, their case and their duplicates, in both directions', () =>
    withPool(
      (socket) => socket.write(httpMessage('', 'Set-X: 1\nset-x: 2\nX-Latin: \xfc')),
      async (pool, { requests }) => {
        const headers: [string, string][] = [
          ['X-a', '1'],
          ['x-A', '2'],
          ['X-a', ''],
        ];
        const answer = await pool.send(get('/', { headers }), BOUNDS);
        expect(requests[0]).toContain('\r\nX-a: 1\r\nx-A: 2\r\nX-a: \r\n');
        expect(answer.headers.slice(0, 2)).toEqual([
          ['Set-X', '1'],
          ['set-x', '2'],
        ]);
      },
    ));
  test('a body goes with any method', () =>
    withPool(hello, async (pool, { requests }) => {
      for (const method of ['POST', 'GET', 'DELETE'])
        await pool.send({ method, path: '/', body: Buffer.from('leaf') }, BOUNDS);
      for (const request of requests) expect(request).toMatch(/\r\ncontent-length: 4\r\n\r\nleaf$/i);
    }));
});

describe('connections', () => {
  test('are reused, unless the request needs a fresh one', () =>
    withPool(hello, async (pool, { connections }) => {
      for (let i = 0; i < 8; i++) await pool.send(get('/'), BOUNDS);
      const connectionsMade = connections.made;
      expect(connectionsMade).toBeLessThan(4);
      for (let i = 0; i < 2; i++) await pool.send(get('/', { fresh: true }), BOUNDS);
      expect(connections.made).toBe(connectionsMade + 2);
      await pool.send(get('/'), BOUNDS);
      await expect.poll(() => ({ ...connections })).toEqual({ made: connectionsMade + 2, open: connectionsMade });
    }));
  test('are eight at most', () =>
    withPool(
      (socket) => setTimeout(() => socket.write(httpMessage('x')), 50),
      async (pool, { connections, requests }) => {
        await Promise.all(Array.from({ length: 20 }, () => pool.send(get('/'), BOUNDS)));
        expect([connections.made, requests.length]).toEqual([8, 20]);
      },
    ));
  test('are closed when a body is cut at the limit', () =>
    withPool(
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        const more = () => socket.write(Buffer.alloc(65_536, 'x')) && setImmediate(more);
        socket.on('drain', more);
        more();
      },
      async (pool, { connections }) => {
        const { body, cut } = await pool.send(get('/'), BOUNDS);
        expect([body.length, cut]).toEqual([100_000, true]);
        await expect.poll(() => connections.open).toBe(0);
      },
    ));
  test('a body in chunks of one byte takes no more memory than its bytes', () =>
    withPool(
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n');
        socket.end(`${'1\r\nx\r\n'.repeat(50_000)}0\r\n\r\n`);
      },
      async (pool) => expect((await pool.send(get('/'), BOUNDS)).body.length).toBe(50_000),
    ));
});
