import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { poolTransport } from '../http/pool-transport.ts';
import { httpMessage, type WireServer, wireServer } from '../http/wire.test-server.ts';
import { Network, type NetworkOptions } from './network.ts';
import { proxyServer } from './proxy.test-server.ts';

/** The names that look-ups find, each time they are asked for. */
const names = new Map<string, string[][]>();
const asked: string[] = [];
const lookUp: ConstructorParameters<typeof Network>[1] = (host, _options, done) => {
  asked.push(host);
  const times = names.get(host) ?? [];
  const found = (times.length > 1 ? times.shift()! : times[0]) ?? [];
  if (found.length === 0) done(Object.assign(new Error(`ENOTFOUND ${host}`), { code: 'ENOTFOUND' }), []);
  else
    done(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
};

let server: WireServer;
let port: string;
beforeEach(async () => {
  server = await wireServer((socket) => socket.write(httpMessage('hello')));
  port = new URL(server.url).port;
});
afterEach(async () => {
  names.clear();
  asked.length = 0;
  await server[Symbol.asyncDispose]();
});

/** Asks as a client does that `home` has redirected to an origin. */
async function redirected(
  origin: string,
  home: string,
  options: NetworkOptions = {},
  network = new Network(options, lookUp),
) {
  const pool = poolTransport(origin, network.redirected(origin, home));
  try {
    const { body } = await pool.send({ method: 'GET', path: '/x' }, { timeoutMs: 3000, bytes: 100 });
    return Buffer.from(body).toString();
  } finally {
    await pool.close();
  }
}

describe('a redirect from elsewhere', () => {
  test.each(['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '0.0.0.0', '2130706433', '[::1]'])(
    'to this machine, %s, is refused, and nothing connects',
    async (host) => {
      const trouble = redirected(`http://${host}:${port}`, 'http://log.example');
      await expect(trouble).rejects.toMatchObject({ code: 'redirect-refused', answered: false });
      await expect(trouble).rejects.toThrow(/that is an address of this machine, .*--allow-redirect \S+ follows it$/);
      expect(server.connections.made).toBe(0);
    },
  );
  test.each([
    ['169.254.169.254', 'a link-local address'],
    ['10.1.2.3', 'a private address'],
    ['[fd00::1]', 'a private address'],
    ['255.255.255.255', 'a reserved address'],
  ])('to %s is refused', (host, text) =>
    expect(redirected(`http://${host}`, 'http://log.example')).rejects.toThrow(`that is ${text}`),
  );
  test('to a name of such an address is refused by the address', async () => {
    names.set('inside.example', [['127.0.0.1']]);
    const trouble = redirected(`http://inside.example:${port}`, 'http://log.example');
    await expect(trouble).rejects.toMatchObject({ code: 'redirect-refused' });
    await expect(trouble).rejects.toThrow('(127.0.0.1)');
    expect(server.connections.made).toBe(0);
  });
  test('to a name is refused by the address of the connection, whatever it was before', async () => {
    names.set('rebound.example', [['127.0.0.1'], ['127.0.0.1']]);
    await expect(redirected(`http://rebound.example:${port}`, 'http://log.example')).rejects.toMatchObject({
      code: 'redirect-refused',
    });
    // One look-up decides and connects.
    expect([asked, server.connections.made]).toEqual([['rebound.example'], 0]);
  });
  test('is followed where a person allows the host, with or without its port', async () => {
    for (const host of ['127.0.0.1', `127.0.0.1:${port}`])
      expect(await redirected(server.url, 'http://log.example', { redirectHosts: [host] })).toBe('hello');
    await expect(redirected(server.url, 'http://log.example', { redirectHosts: ['127.0.0.1:1'] })).rejects.toThrow();
  });
  test('to a name that does not exist is a failure to find it', () =>
    expect(redirected('http://gone.example', 'http://log.example')).rejects.toMatchObject({ code: 'name-not-found' }));
});

describe('a redirect of a target on this machine', () => {
  test('is followed to this machine, and to no other private address', async () => {
    const network = new Network({}, lookUp);
    const home = poolTransport(server.url, network.named(server.url));
    await home.send({ method: 'GET', path: '/' }, { timeoutMs: 3000, bytes: 100 });
    names.set('inside.example', [['127.0.0.1']]);
    expect(await redirected(`http://inside.example:${port}`, server.url, {}, network)).toBe('hello');
    await expect(redirected('http://10.1.2.3', server.url, {}, network)).rejects.toMatchObject({
      code: 'redirect-refused',
    });
    await home.close();
  });
});

test('a target elsewhere whose name leads to this machine later has no redirect to this machine', async () => {
  await using proxy = await proxyServer({ [`log.example:${port}`]: Number(port) });
  const proxies = { http: proxy.url, exceptions: '' };
  const network = new Network({ proxies }, lookUp);
  const origin = `http://log.example:${port}`;
  const ask = async () => {
    const pool = poolTransport(origin, network.named(origin));
    await pool.send({ method: 'GET', path: '/' }, { timeoutMs: 3000, bytes: 100 });
    await pool.close();
  };
  await ask();
  proxies.exceptions = 'log.example';
  names.set('log.example', [['127.0.0.1']]);
  await ask();
  expect(asked).toEqual(['log.example']);
  await expect(redirected(server.url, origin, {}, network)).rejects.toMatchObject({ code: 'redirect-refused' });
});

describe('a proxy', () => {
  test('opens a tunnel for http, with the credentials in its address, and looks the name up', async () => {
    await using proxy = await proxyServer({ 'log.example:80': Number(port) });
    const http = proxy.url.replace('//', '//user:p%40ss@');
    const network = new Network({ proxies: { http } }, lookUp);
    const pool = poolTransport('http://log.example', network.named('http://log.example'));
    const bounds = { timeoutMs: 3000, bytes: 100 };
    for (const path of ['/plain', '/a b']) expect((await pool.send({ method: 'GET', path }, bounds)).status).toBe(200);
    expect(proxy.asked[0]).toEqual({
      authority: 'log.example:80',
      credentials: `Basic ${Buffer.from('user:p@ss').toString('base64')}`,
    });
    expect(server.requests.map((request) => request.split('\r\n')[0])).toEqual([
      'GET /plain HTTP/1.1',
      'GET /a b HTTP/1.1',
    ]);
    expect(proxy.forwarded).toEqual([]);
    expect(asked).toEqual([]);
    await pool.close();
  });
  test('gets a password with a percent sign that escapes nothing as it is', async () => {
    await using proxy = await proxyServer({ 'log.example:80': Number(port) });
    const network = new Network({ proxies: { http: proxy.url.replace('//', '//user:100%@') } }, lookUp);
    const pool = poolTransport('http://log.example', network.named('http://log.example'));
    expect((await pool.send({ method: 'GET', path: '/' }, { timeoutMs: 3000, bytes: 100 })).status).toBe(200);
    expect(proxy.asked[0]!.credentials).toBe(`Basic ${Buffer.from('user:100%').toString('base64')}`);
    await pool.close();
  });
  test.each([
    [
      407,
      'proxy',
      /opens no tunnel to log\.example:80: it answers CONNECT with status 407; it asks for a name and a password that it knows: put NAME:PASSWORD@ in front of its host in HTTPS_PROXY/,
    ],
    [503, 'refused', /status 503/],
  ])('that answers %d is named, without its credentials', async (status, code, message) => {
    await using proxy = await proxyServer({}, status);
    const network = new Network({ proxies: { http: proxy.url.replace('//', '//user:SECRET@') } });
    const pool = poolTransport('http://log.example', network.named('http://log.example'));
    const sent = pool.send({ method: 'GET', path: '/' }, { timeoutMs: 3000, bytes: 100 });
    await expect(sent).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
    await expect(sent).rejects.not.toThrow('SECRET');
    await pool.close();
  });
  test('without TLS says so where its address begins with https', async () => {
    await using proxy = await proxyServer({});
    const network = new Network({ proxies: { http: proxy.url.replace('http:', 'https:') } });
    const pool = poolTransport('http://log.example', network.named('http://log.example'));
    const sent = pool.send({ method: 'GET', path: '/' }, { timeoutMs: 3000, bytes: 100 });
    await expect(sent).rejects.toMatchObject({
      code: 'proxy',
      message: expect.stringMatching(
        /cannot be used \(it does not speak TLS: its address begins with http:\/\/\); --proxy/,
      ),
    });
    await pool.close();
  });
  test('over TLS is asked for its own certificate, not for that of the target', async () => {
    let hello = '';
    const proxy = createServer((socket) =>
      socket
        .setEncoding('latin1')
        .on('error', () => {})
        .once('data', (first: string) => {
          hello = first;
          socket.destroy();
        }),
    ).listen(0, 'localhost');
    await once(proxy, 'listening');
    const http = `https://localhost:${(proxy.address() as AddressInfo).port}`;
    const network = new Network({ proxies: { http } });
    const pool = poolTransport('http://log.example', network.named('http://log.example'));
    const sent = pool.send({ method: 'GET', path: '/' }, { timeoutMs: 3000, bytes: 100 });
    await expect(sent).rejects.toMatchObject({ code: 'proxy' });
    // The server name stands in the first message of TLS as it is (RFC 6066 section 3).
    expect(hello).toContain('localhost');
    expect(hello).not.toContain('log.example');
    await pool.close();
    proxy.close();
  });
  test('that does not answer, or is of another kind, is named', async () => {
    for (const http of ['http://127.0.0.1:1', 'socks5://127.0.0.1:1080']) {
      const network = new Network({ proxies: { http } }, lookUp);
      const pool = poolTransport('http://log.example', network.named('http://log.example'));
      const sent = pool.send({ method: 'GET', path: '/' }, { timeoutMs: 3000, bytes: 100 });
      await expect(sent).rejects.toMatchObject({ code: 'proxy', answered: false });
      await pool.close();
    }
  });
  test('that does not answer in time, or ends what it has opened, is named beside the target', async () => {
    for (const [begin, code, timeoutMs] of [
      [() => {}, 'timeout', 300],
      [(socket: Socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n'), 'reset', 3000],
    ] as const) {
      const proxy = createServer((socket) => socket.on('error', () => {}).once('data', () => begin(socket)));
      await once(proxy.listen(0, '127.0.0.1'), 'listening');
      const host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
      const network = new Network({ proxies: { http: `http://user:SECRET@${host}` } });
      const pool = poolTransport('http://log.example', network.named('http://log.example'));
      const sent = pool.send({ method: 'GET', path: '/' }, { timeoutMs, bytes: 100 });
      const message = expect.stringContaining(`: through the proxy ${host} `);
      await expect(sent).rejects.toMatchObject({ code, message });
      await expect(sent).rejects.not.toThrow('SECRET');
      await pool.close();
      proxy.close();
    }
  });
  test('does not hide that a redirect leads to an address of this machine', async () => {
    await using proxy = await proxyServer({ 'log.example:80': Number(port), '127.0.0.1:80': Number(port) });
    const network = new Network({ proxies: { http: proxy.url, loopback: true } });
    const home = poolTransport('http://log.example', network.named('http://log.example'));
    await home.send({ method: 'GET', path: '/' }, { timeoutMs: 3000, bytes: 100 });
    await expect(redirected('http://127.0.0.1', 'http://log.example', {}, network)).rejects.toMatchObject({
      code: 'redirect-refused',
    });
    await home.close();
  });
});
