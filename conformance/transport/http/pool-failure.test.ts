import { describe, expect, test } from 'vitest';
import type { TransportFailure } from '../../core/target/transport-failure.ts';
import type { WireRequest } from '../../core/target/wire.ts';
import { poolTransport } from './pool-transport.ts';
import { httpMessage, type ServerScript, type WireServer, wireServer } from './wire.test-server.ts';

const BOUNDS = { timeoutMs: 2000, bytes: 100_000 };
const hello: ServerScript = (socket) => socket.write(httpMessage('hello'));
const get = (path: string, more: Partial<WireRequest> = {}): WireRequest => ({ method: 'GET', path, ...more });

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

describe('a missing or broken answer is a TransportFailure', () => {
  const head = 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n';
  test.each<[string, ServerScript, string, boolean]>([
    ['silence', () => {}, 'timeout', false],
    ['a reset', (socket) => socket.resetAndDestroy(), 'reset', false],
    ['a close', (socket) => socket.end(), 'reset', false],
    ['a close within the head', (socket) => socket.end(head), 'reset', false],
    ['a close within the body', (socket) => socket.end(`${head}\r\nabc`), 'reset', true],
    ['a body that stops', (socket) => socket.write(`${head}\r\nabc`), 'timeout', true],
    ['no HTTP', (socket) => socket.write('SSH-2.0-x\r\n\r\n'), 'protocol', false],
    ['an endless head', (socket) => socket.write(head + 'A: b\r\n'.repeat(40_000)), 'headers-too-large', true],
    ['endless trailers', (socket) => socket.write(trailers()), 'headers-too-large', true],
  ])('%s', (_name, say, code, answered) =>
    withPool(say, async (pool, { url }) => {
      const sent = pool.send(get('/p?token=12345'), { ...BOUNDS, timeoutMs: code === 'timeout' ? 1000 : 20_000 });
      await expect(sent).rejects.toMatchObject({ name: 'TransportFailure', code, answered });
      await expect(sent).rejects.toThrow(`GET ${url}/p?token=[redacted]: `);
    }),
  );
  const chunked = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n';
  test.each<[string, ServerScript, WireRequest, unknown]>([
    ['a body that is closed early', (socket) => socket.end(`${head}\r\nabc`), get('/'), { announced: 9, received: 3 }],
    ['the same by node:net', (socket) => socket.end(`${head}\r\nabc`), get('/a b'), { announced: 9, received: 3 }],
    ['chunks without a last one', (socket) => socket.end(chunked), get('/'), { announced: undefined, received: 3 }],
    ['the same by node:net', (socket) => socket.end(chunked), get('/a b'), { announced: undefined, received: 3 }],
    ['a reset, after which bytes may be lost', reset(`${head}\r\nabc`), get('/'), undefined],
    ['a reset, by node:net', reset(`${head}\r\nabc`), get('/a b'), undefined],
    ['a close within the head', (socket) => socket.end(head), get('/'), undefined],
    ['a body that stops', (socket) => socket.write(`${head}\r\nabc`), get('/'), undefined],
  ])('incomplete by its own announcement: %s', (_name, say, request, incomplete) =>
    withPool(say, async (pool) => {
      const sent = pool.send(request, { ...BOUNDS, timeoutMs: 1000 });
      await expect(sent).rejects.toSatisfy((cause: TransportFailure) => {
        expect(cause.incomplete).toEqual(incomplete);
        return true;
      });
    }),
  );
  test('a budget that ends during the exchange', () =>
    withPool(
      () => {},
      async (pool) => {
        const signal = AbortSignal.timeout(50);
        await expect(pool.send(get('/'), { ...BOUNDS, signal })).rejects.toMatchObject({ code: 'budget' });
        await expect(pool.send(get('/', { fresh: true }), { ...BOUNDS, signal })).rejects.toMatchObject({
          code: 'budget',
        });
      },
    ));
  test.each([false, true])('a handshake that is never answered, on a fresh connection: %s', async (fresh) => {
    await using server = await wireServer(() => {});
    const pool = poolTransport(server.url.replace('http:', 'https:'));
    await expect(pool.send(get('/', { fresh }), { ...BOUNDS, timeoutMs: 300 })).rejects.toMatchObject({
      code: 'timeout',
      answered: false,
    });
    await pool.close();
  });
  test('a port without a server, and a port that was just closed', async () => {
    const server = await wireServer(hello);
    await server[Symbol.asyncDispose]();
    await expect(poolTransport(server.url).send(get('/'), BOUNDS)).rejects.toMatchObject({ code: 'refused' });
  });
  test('a name that does not exist', () =>
    expect(poolTransport('http://nowhere.invalid').send(get('/'), BOUNDS)).rejects.toMatchObject({
      name: 'TransportFailure',
      answered: false,
    }));
});

function reset(beginning: string): ServerScript {
  return (socket) => socket.write(beginning, () => setTimeout(() => socket.resetAndDestroy(), 50));
}

function trailers(): string {
  return `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n${'A: b\r\n'.repeat(40_000)}`;
}
