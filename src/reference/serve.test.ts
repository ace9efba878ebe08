import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { connect, type Server } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { type Handler, type ServeOptions, type Serving, serve } from './serve.ts';
import { wire } from './wire.test-tool.ts';

let serving: Serving | undefined;
afterEach(() => {
  vi.useRealTimers();
  return serving?.close();
});

async function start(handler: Handler, o: ServeOptions = {}): Promise<string> {
  serving = await serve(handler, o);
  return serving.url;
}

const get = (target: string, more = '') => `GET ${target} HTTP/1.1\r\nHost: h\r\nConnection: close\r\n${more}\r\n`;

test('carries method, target, headers and body', async () => {
  const url = await start(async (request) => {
    const { pathname, search } = new URL(request.url);
    const body = await request.text();
    const header = request.headers.get('x-a');
    const headers = [['set-cookie', 'a=1'] as const, ['set-cookie', 'b=2'] as const].map(([k, v]) => [k, v]);
    return new Response(JSON.stringify([request.method, pathname, search, header, body]), {
      status: 201,
      headers: headers as [string, string][],
    });
  });
  const answer = await fetch(`${url}/a//b%2Fc?`, { method: 'PUT', body: 'päylöad', headers: { 'x-a': '1' } });
  expect(answer.status).toBe(201);
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await answer.json()).toEqual(['PUT', '/a//b%2Fc', '', '1', 'päylöad']);
});

test('targets of every form', async () => {
  const url = await start(async (request) => new Response(request.url.replace(/^http:\/\/[^/]*/, '')));
  const path = async (target: string) => (await wire(url, get(target))).split('\r\n\r\n')[1];
  expect(await path('//evil/x')).toBe('//evil/x');
  expect(await path('http://other/x?y')).toBe('/x?y');
  expect(await path('/a/../b')).toBe('/b');
  expect(await path('/a%2e')).toBe('/a%2e');
  // RFC 9110 section 4.2.4.
  expect(await wire(url, get('http://user@other/x'))).toMatch(/^HTTP\/1\.1 400 /);
  expect(await wire(url, get('*').replace('GET', 'OPTIONS'))).toMatch(/^HTTP\/1\.1 400 /);
  expect(await wire(url, get('/').replace('GET', 'TRACE'))).toMatch(/^HTTP\/1\.1 501 /);
  expect(await path('/x')).toBe('/x');
});

test('HEAD has a length and no body', async () => {
  const url = await start(async () => new Response(null, { headers: { 'content-length': '8192' } }));
  const answer = await wire(url, get('/').replace('GET', 'HEAD'));
  expect(answer).toMatch(/content-length: 8192\r\n/i);
  expect(answer).toMatch(/\r\n\r\n$/);
});

test('304 has no length', async () => {
  const url = await start(async () => new Response(null, { status: 304, headers: { etag: '"a"' } }));
  const answer = await wire(url, get('/'));
  expect(answer).toMatch(/^HTTP\/1\.1 304 /);
  expect(answer).not.toMatch(/content-length|transfer-encoding/i);
});

test('a body of GET is dropped, and the connection is still good', async () => {
  const url = await start(async (request) => new Response(request.method));
  const first = 'GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nhello';
  expect((await wire(url, first + get('/'))).match(/HTTP\/1\.1 200/g)).toHaveLength(2);
});

test('a body beyond the limit is 413', async () => {
  const url = await start(async () => new Response('taken'), { bodyLimit: 10 });
  const status = async (length: number) => (await fetch(url, { method: 'POST', body: 'x'.repeat(length) })).status;
  expect([await status(10), await status(11), await status(5_000_000)]).toEqual([200, 413, 413]);
});

test('a handler that throws gives 500', async () => {
  const errors: unknown[] = [];
  const url = await start(() => Promise.reject(new Error('secret')), { onError: (error) => errors.push(error) });
  const answer = await fetch(url);
  expect([answer.status, await answer.text()]).toEqual([500, 'internal error\n']);
  expect(errors).toEqual([new Error('secret')]);
});

test('a client that disconnects does not disturb others', async () => {
  const errors: unknown[] = [];
  let arrived = (): void => undefined;
  const waiting = new Promise<void>((done) => {
    arrived = done;
  });
  const handler: Handler = async (request) => {
    if (!request.url.endsWith('/slow')) return new Response('ok');
    arrived();
    await new Promise((done) => setTimeout(done, 50));
    return new Response('x'.repeat(1_000_000));
  };
  const url = await start(handler, { onError: (error) => errors.push(error) });
  // Once while the answer is computed, once while the body is sent.
  const early = new AbortController();
  const slow = fetch(`${url}/slow`, { signal: early.signal });
  await waiting;
  early.abort();
  await expect(slow).rejects.toThrow();
  const half = connect(Number(new URL(url).port), '127.0.0.1');
  half.write('POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 100\r\n\r\nhalf');
  await once(half, 'connect');
  await new Promise((done) => setTimeout(done, 20));
  half.destroy();
  await new Promise((done) => setTimeout(done, 100));
  expect(await (await fetch(url)).text()).toBe('ok');
  expect(errors).toEqual([]);
});

test('an idle connection stays open for longer than clients keep it', async () => {
  const serving = await serve(async () => new Response('x'));
  const { headers } = await fetch(serving.url);
  await serving.close();
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(90);
});

test('close waits for requests under way and ends idle connections', async () => {
  const arrived = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  let requests = 0;
  const url = await start(async () => {
    if (++requests === 2) {
      arrived.resolve();
      await answered.promise;
    }
    return new Response('done');
  });
  const agent = new Agent({ keepAlive: true });
  const ask = () =>
    new Promise<string>((done, failed) => {
      httpRequest(url, { agent }, (answer) => {
        answer.setEncoding('utf8').once('data', done);
      })
        .on('error', failed)
        .end();
    });
  expect(await ask()).toBe('done');
  const under = ask();
  await arrived.promise;
  // The timer that cuts open connections never fires.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const closed = serving!.close();
  answered.resolve();
  expect(await under).toBe('done');
  await closed;
  await expect(ask()).rejects.toThrow();
  agent.destroy();
});

test('a port that is taken is an error', async () => {
  const url = await start(async () => new Response());
  await expect(serve(async () => new Response(), { port: Number(new URL(url).port) })).rejects.toThrow('EADDRINUSE');
});

test('connections that come at once are accepted before the first request is answered', async () => {
  // The clock stands, so that the requests have not waited long enough.
  vi.useFakeTimers({ toFake: ['performance'] });
  const COUNT = 50;
  const seen: number[] = [];
  const direct: Handler['direct'] = (incoming, outgoing) => {
    const { server } = incoming.socket as unknown as { server: Server };
    return new Promise((done) => {
      server.getConnections((_, count) => {
        seen.push(count);
        outgoing.end(done);
      });
    });
  };
  const url = await start(Object.assign(async () => new Response(), { direct }));
  const sockets = Array.from({ length: COUNT }, () => connect(Number(new URL(url).port), '127.0.0.1'));
  const answered = sockets.map((socket) => once(socket, 'data'));
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: h\r\n\r\n');
  await Promise.all(answered);
  for (const socket of sockets) socket.destroy();
  expect(seen).toEqual(Array(COUNT).fill(COUNT));
});
