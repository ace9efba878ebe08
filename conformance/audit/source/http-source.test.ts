import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog, logRig, memoryStore, type Store } from '../../../src/reference/log/index.ts';
import type { Vkey } from '../../log/oracle/note/verifier-key.ts';
import { parseVkey } from '../../log/oracle/note/vkey.ts';
import { audit } from '../audit.ts';
import { kinds, ORIGIN, removesFolders } from '../logs.test-tool.ts';
import type { AuditOptions } from '../options.ts';

removesFolders();

const SIZE = 1000;
let store: Store;
let keys: readonly Vkey[];
const closing: (() => void)[] = [];
beforeAll(async () => {
  store = memoryStore();
  const log = await createLog(logRig({ origin: ORIGIN, store: () => store }));
  await log.append(Array.from({ length: SIZE }, (_, i) => Buffer.from(`entry ${i}`)));
  keys = [parseVkey(log.vkey).value!];
});
afterAll(() => {
  for (const close of closing) close();
});

type Answering = (path: string, answer: ServerResponse, bytes: Buffer | undefined, request: IncomingMessage) => void;
const plainly: Answering = (_path, answer, bytes) =>
  bytes ? answer.writeHead(200).end(bytes) : answer.writeHead(404).end();

/** The log behind a server that alters its answers, at `/log`. */
async function serving(answering: Answering): Promise<string> {
  const server = createServer(async (request, answer) => {
    const path = request.url!.replace(/^\/log\//, '');
    const bytes = await store.read(path);
    answering(path, answer, bytes && Buffer.from(bytes), request);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/log`;
}

async function audited(answering: Answering, more: Partial<AuditOptions> & { readonly timeoutMs?: number } = {}) {
  const prefix = await serving(answering);
  return audit({ place: { kind: 'http', prefix, headers: [], timeoutMs: more.timeoutMs ?? 5000 }, keys, ...more });
}
/** Alters the answers for paths that match. */
const whenPath =
  (path: RegExp, answering: Answering): Answering =>
  (...options) =>
    (path.test(options[0]) ? answering : plainly)(...options);

describe('a log may', () => {
  test('answer in gzip, requested or not', async () => {
    const result = await audited((_path, answer, bytes) =>
      bytes ? answer.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(bytes)) : answer.writeHead(404).end(),
    );
    expect(result).toMatchObject({ verdict: 'verified', tally: { entries: SIZE } });
  });
  test('delete partial resources that have become full, and answer 403 for absent resources', async () => {
    const result = await audited((path, answer, bytes) => {
      if (path.includes('.p/') && path.startsWith('tile/0')) answer.writeHead(403).end();
      else if (path === 'tile/0/003')
        store.read('tile/0/003.p/232').then((part) => answer.end(Buffer.concat([part!, Buffer.alloc(24 * 32)])));
      else plainly(path, answer, bytes, answer.req);
    });
    expect(result.verdict).toBe('verified');
  });
  test('redirect to another host, which does not receive the headers for this one', async () => {
    const authorizations: (string | undefined)[] = [];
    const away = await serving((path, answer, bytes, request) => {
      authorizations.push(request.headers.authorization);
      plainly(path, answer, bytes, request);
    });
    const home = await serving((path, answer, _bytes, request) => {
      expect(request.headers.authorization).toBe('Bearer secret-of-mine');
      answer.writeHead(302, { Location: `${away}/${path}` }).end();
    });
    const headers = [['Authorization', 'Bearer secret-of-mine']] as const;
    const result = await audit({ place: { kind: 'http', prefix: home, headers, timeoutMs: 5000 }, keys });
    expect(result.verdict).toBe('verified');
    expect(new Set(authorizations)).toEqual(new Set([undefined]));
  });
  test('be busy for a moment, and fail once', async () => {
    const requested = new Set<string>();
    const result = await audited((path, answer, bytes, request) => {
      const isRetry = requested.has(path);
      requested.add(path);
      if (isRetry || !path.startsWith('tile/entries')) plainly(path, answer, bytes, request);
      else if (path.endsWith('1')) request.socket.destroy();
      else answer.writeHead(429, { 'Retry-After': '0' }).end();
    });
    expect(result).toMatchObject({ verdict: 'verified', tally: { entries: SIZE } });
  });
});

test('a redirect to a private address is not followed, and is no finding', async () => {
  const result = await audited(
    whenPath(/^tile\/entries\/001/, (path, answer) =>
      answer.writeHead(302, { Location: `http://10.1.2.3/${path}` }).end(),
    ),
  );
  expect(result).toMatchObject({ verdict: 'incomplete', found: 0 });
  expect(result.because.join()).toMatch(/that is a private address, .*--allow-redirect 10\.1\.2\.3 follows it/);
});

describe('unreadable resources are not findings', () => {
  test.each<[string, Answering]>([
    ['it hangs', () => {}],
    ['it asks for a login', (_path, answer) => answer.writeHead(401).end()],
    ['it demands to wait for hours', (_path, answer) => answer.writeHead(429, { 'Retry-After': '9999' }).end()],
    ['it does not send HTTP', (_path, answer) => answer.socket!.end('nonsense\r\n\r\n')],
    [
      'it closes the connection early',
      (_path, answer) => answer.writeHead(200, { 'Content-Length': 9 }).write('x') && answer.destroy(),
    ],
  ])('where %s', async (_name, answering) => {
    const result = await audited(whenPath(/^tile\/entries\/001/, answering), { timeoutMs: 1000 });
    expect(result).toMatchObject({ verdict: 'incomplete', found: 0, tally: { unreadCount: 1, entries: SIZE - 256 } });
    expect(result.because.join()).toMatch(/^1 of its resources could not be read: .*tile\/entries\/001/);
  });
  test('a connection that stays broken ends the audit', async () => {
    const result = await audited(
      whenPath(/^tile\/(0|entries)/, () => {}),
      { timeoutMs: 500 },
    );
    expect(result).toMatchObject({ verdict: 'incomplete', found: 0 });
  });
  test('an absent checkpoint, an unreadable checkpoint, and a port without a server', async () => {
    const notFound = await audited(whenPath(/checkpoint/, (_path, answer) => answer.writeHead(404).end()));
    expect(notFound).toMatchObject({ verdict: 'incomplete', because: [expect.stringContaining("no log's prefix")] });
    expect(
      (
        await audited(
          whenPath(/checkpoint/, () => {}),
          { timeoutMs: 200 },
        )
      ).verdict,
    ).toBe('unreachable');
    const place = { kind: 'http', prefix: 'http://127.0.0.1:1', headers: [], timeoutMs: 1000 } as const;
    expect((await audit({ place, keys })).verdict).toBe('unreachable');
  });
  test('an interruption ends pending reads', async () => {
    const stop = new AbortController();
    const result = await audited(
      whenPath(/^tile\/entries/, () => stop.abort()),
      { signal: stop.signal },
    );
    expect(result).toMatchObject({ verdict: 'interrupted', found: 0 });
  });
});

test('a missing resource is reported with the status', async () => {
  const status404 =
    (status: number): Answering =>
    (_path, answer) =>
      answer.writeHead(status).end();
  const bundle = await audited(whenPath(/^tile\/entries\/001/, status404(410)));
  expect(bundle.findings).toMatchObject([{ kind: 'missing', actual: 'nothing (status 410)' }]);
  const part = await audited(whenPath(/^tile\/entries\/003/, status404(404)));
  expect(part.findings).toMatchObject([{ kind: 'missing', actual: 'neither (status 404)' }]);
});

describe('a hostile answer is a finding, and no more', () => {
  const endless: Answering = (_path, answer) => {
    const more = () => {
      if (!answer.destroyed) answer.write(Buffer.alloc(65_536), more);
    };
    answer.writeHead(200);
    more();
  };
  const bomb = gzipSync(Buffer.alloc(40_000_000));
  test.each<[string, RegExp, Answering, string]>([
    ['a bundle without end', /^tile\/entries\/001/, endless, 'too-long tile/entries/001'],
    ['a tile without end', /^tile\/0\/001/, endless, 'too-long tile/0/001'],
    [
      'a bundle that unpacks to forty megabytes',
      /^tile\/entries\/001/,
      (_path, answer) => answer.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb),
      'too-long tile/entries/001',
    ],
    [
      'an unknown coding',
      /^tile\/entries\/001/,
      (_path, answer, bytes) => answer.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bytes),
      'undecodable tile/entries/001',
    ],
    ['a checkpoint without end', /checkpoint/, endless, 'too-long checkpoint'],
  ])('%s', async (_name, path, answering, expected) => {
    const result = await audited(whenPath(path, answering));
    expect(kinds(result)).toEqual([expected]);
    expect(result.verdict).toBe('wrong');
  });
});

describe('a careful client', () => {
  const asked = async (place: Partial<Extract<AuditOptions['place'], { kind: 'http' }>>) => {
    const agents = new Set<string | undefined>();
    let requests = 0;
    const prefix = await serving((path, answer, bytes, request) => {
      requests++;
      agents.add(request.headers['user-agent']);
      plainly(path, answer, bytes, request);
    });
    const result = await audit({ place: { kind: 'http', prefix, headers: [], timeoutMs: 5000, ...place }, keys });
    return { result, agents: [...agents], requests };
  };

  test('says who reads, by the name that the user gives, if one is given', async () => {
    expect((await asked({ userAgent: 'touchstone/1' })).agents).toEqual(['touchstone/1']);
    const headers = [['user-agent', 'me@example']] as const;
    expect((await asked({ userAgent: 'touchstone/1', headers })).agents).toEqual(['me@example']);
  });

  test('keeps to its rate: the requests have at least their intervals', async () => {
    const began = performance.now();
    const { result, requests } = await asked({ rate: 100 });
    expect(result.verdict).toBe('verified');
    expect(performance.now() - began).toBeGreaterThanOrEqual((requests - 1) * 10 - 5);
  });
});
