/** Logs behind TLS and behind a proxy, with certificates that openssl makes. */

import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Ended,
  failures,
  reportIn,
  type Served,
  serveLog,
  touchstone,
} from '../../front/cli/command.test-tool.ts';
import { answersHttp } from '../../lab/process/http-probe.ts';
import { type ProxyServer, proxyServer } from '../../transport/connect/proxy.test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
const file = (name: string) => join(folder, name);
const openssl = (...args: readonly string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
const closing: (() => void)[] = [];
let log: Served;
let ports: { readonly http: number; readonly grpc: number };
let proxy: ProxyServer;

/** A certificate for a name, signed by our authority. */
function certificate(name: string, more: string): void {
  openssl(
    'req',
    '-new',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-subj',
    `/CN=${name}`,
    '-keyout',
    `${name}.key`,
    '-out',
    `${name}.csr`,
  );
  writeFileSync(file(`${name}.ext`), more);
  openssl(
    'x509',
    '-req',
    '-in',
    `${name}.csr`,
    '-CA',
    'ca.pem',
    '-CAkey',
    'ca.key',
    '-CAcreateserial',
    '-days',
    '2',
    '-extfile',
    `${name}.ext`,
    '-out',
    `${name}.pem`,
  );
}

/** Ends TLS with the certificate of a name, and passes the bytes on to a local port. `requestCert`: requires one of the client. */
async function terminated(
  port: number,
  protocol: string,
  { name = 'server', requestCert = true }: { readonly name?: string; readonly requestCert?: boolean } = {},
): Promise<number> {
  const options = {
    cert: readFileSync(file(`${name}.pem`)),
    key: readFileSync(file(`${name}.key`)),
    ca: readFileSync(file('ca.pem')),
  };
  const server = createServer(
    { ...options, requestCert, rejectUnauthorized: requestCert, ALPNProtocols: [protocol] },
    (client) => {
      const there = connect({ host: '127.0.0.1', port });
      client.on('error', () => there.destroy()).on('close', () => there.destroy());
      there.on('error', () => client.destroy());
      client.pipe(there).pipe(client);
    },
  );
  server.on('tlsClientError', () => {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  openssl(
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=Test Authority',
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
  );
  certificate('server', 'subjectAltName=DNS:localhost,DNS:log.example,IP:127.0.0.1\n');
  certificate('proxy', 'subjectAltName=DNS:localhost\n');
  certificate('client', 'extendedKeyUsage=clientAuth\n');
  log = await serveLog('--entries', '300');
  ports = {
    http: await terminated(Number(new URL(log.url).port), 'http/1.1'),
    grpc: await terminated(Number(log.grpc.split(':')[1]), 'h2'),
  };
  proxy = await proxyServer({ 'log.example:443': ports.http, 'log.example:444': ports.grpc });
});
afterAll(async () => {
  for (const close of closing) close();
  await proxy[Symbol.asyncDispose]();
  await log.stop();
  rmSync(folder, { recursive: true });
});

const CLIENT = () => ['--client-cert', file('client.pem'), '--client-key', file('client.key')];
const CA = () => ['--ca', file('ca.pem')];
const check = (url: string, grpc: string, ...more: readonly string[]): Promise<Ended> =>
  touchstone([
    'check',
    'log',
    '--url',
    url,
    '--grpc',
    grpc,
    '--vkey',
    log.vkey,
    '--profile',
    'rekor-v2',
    'http',
    '--json',
    '--timeout',
    '30000',
    ...more,
  ]);
const direct = (...more: readonly string[]) =>
  check(`https://127.0.0.1:${ports.http}`, `https://localhost:${ports.grpc}`, ...more);
const sound = (ended: Ended) => ({
  failed: failures(reportIn(ended)),
  errors: reportIn(ended).counts.error,
  code: ended.code,
});
const SOUND = { failed: [], errors: 0, code: 0 };

describe('a log behind TLS', () => {
  test('is judged with the authority and the certificate of the client, over HTTP and gRPC', async () => {
    expect(sound(await direct(...CA(), ...CLIENT()))).toEqual(SOUND);
  });
  test('is audited with them', async () => {
    const prefix = `https://localhost:${ports.http}/api/v2`;
    const ended = await touchstone(['audit', prefix, '--vkey', log.vkey, '--json', ...CA(), ...CLIENT()]);
    expect(ended).toMatchObject({ code: 0, stderr: '' });
  });
  test('is seen to be ready although it asks for a certificate', async () => {
    const url = `https://127.0.0.1:${ports.http}`;
    expect(await answersHttp(url, 5000, new AbortController().signal)).toBe(true);
  });
  test('without them is not reached, and the sentence names the option', async () => {
    const untrusted = await direct(...CLIENT());
    expect([untrusted.code, untrusted.stderr]).toEqual([4, expect.stringContaining('--ca FILE')]);
    const unknown = await direct(...CA());
    expect([unknown.code, unknown.stderr]).toEqual([4, expect.stringContaining('--client-cert FILE')]);
  });
});

describe('a log behind a proxy', () => {
  test('is judged through its tunnels, over HTTP and gRPC', async () => {
    const ended = await check(
      'https://log.example',
      'https://log.example:444',
      '--proxy',
      proxy.url,
      ...CA(),
      ...CLIENT(),
    );
    expect(sound(ended)).toEqual(SOUND);
    expect(reportIn(ended).target).toMatchObject({ proxy: new URL(proxy.url).host });
    expect(proxy.forwarded).toEqual([]);
  });
  test('over TLS, which shows a certificate for its own name', async () => {
    const tls = await terminated(Number(new URL(proxy.url).port), 'http/1.1', { name: 'proxy', requestCert: false });
    const args = ['audit', 'https://log.example/api/v2', '--vkey', log.vkey, '--json', ...CA(), ...CLIENT()];
    expect(await touchstone([...args, '--proxy', `https://localhost:${tls}`])).toMatchObject({ code: 0, stderr: '' });
    const untrusted = await touchstone([...args.slice(0, -6), '--proxy', `https://localhost:${tls}`]);
    expect([untrusted.code, untrusted.stderr]).toEqual([4, expect.stringContaining('--ca FILE')]);
  });
  test('that the environment names', async () => {
    const env = { HTTPS_PROXY: proxy.url };
    const args = ['audit', 'https://log.example/api/v2', '--vkey', log.vkey, '--json', ...CA(), ...CLIENT()];
    expect(await touchstone(args, { env })).toMatchObject({ code: 0, stderr: '' });
    const without = await touchstone([...args, '--proxy', 'direct', '--timeout', '3000'], { env });
    expect(without.code).toBe(4);
  });
});

describe('a mistake in an option ends with one sentence', () => {
  test.each<[string, () => readonly string[], string]>([
    ['no such file', () => ['--ca', file('gone.pem')], 'it cannot be read: there is no such file'],
    ['no certificate', () => ['--ca', file('server.key')], 'expected certificates in PEM'],
    ['a key without a certificate', () => ['--client-key', file('client.key')], '--client-key goes with --client-cert'],
    ['a certificate without a key', () => ['--client-cert', file('client.pem')], 'it has no private key in PEM'],
    [
      'the key of another',
      () => ['--client-cert', file('client.pem'), '--client-key', file('server.key')],
      'for the private key in',
    ],
    [
      'another kind of proxy',
      () => ['--proxy', 'socks5://user:SECRET@127.0.0.1:1080'],
      '--proxy: expected the http or https address',
    ],
    ['no host', () => ['--allow-redirect', 'http://a.example/'], 'expected a host, such as'],
    ['an asterisk for hosts', () => ['--allow-redirect', '*.a.example'], 'expected a host, such as'],
    ['a list of hosts', () => ['--allow-redirect', 'a.example,b.example'], 'expected a host, such as'],
  ])('%s', async (_name, args, sentence) => {
    const { code, stderr, stdout } = await direct(...args());
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(sentence)]);
    expect(stderr).not.toMatch(/SECRET|PRIVATE KEY/);
  });
});
