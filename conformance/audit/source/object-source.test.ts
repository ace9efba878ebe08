import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseVkey } from '../../log/oracle/note/vkey.ts';
import { type ObjectServer, objectServer, refuse } from '../../transport/object/bucket.test-server.ts';
import { audit } from '../audit.ts';
import { kinds, newFolder, removesFolders, type Written, written } from '../logs.test-tool.ts';
import type { AuditOptions } from '../options.ts';

removesFolders();

const SIZE = 1000;
let server: ObjectServer;
let log: Written;
beforeAll(async () => {
  server = await objectServer();
  log = await written(SIZE);
});
beforeEach(() => {
  server.hook = () => false;
  server.objects.clear();
  for (const file of readdirSync(log.folder, { recursive: true, withFileTypes: true }))
    if (file.isFile()) {
      const path = join(file.parentPath, file.name);
      server.objects.set(`a/${path.slice(log.folder.length + 1)}`, readFileSync(path));
    }
});
afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
});

const auditOf = (more: Partial<AuditOptions> = {}, address = 's3://logs/a') =>
  audit({ place: { kind: 's3', address, timeoutMs: 2000 }, keys: [parseVkey(log.vkey).value!], ...more });

test('a sound log in a bucket, whole and by a sample', async () => {
  expect(await auditOf()).toMatchObject({ verdict: 'verified', tally: { entries: SIZE } });
  expect(await auditOf({ sample: { count: 1, seed: 1n } })).toMatchObject({
    verdict: 'verified',
    tally: { bundles: 2 },
  });
});

test('the next audit proves that the log only grew, or says that it did not', async () => {
  const state = newFolder();
  expect((await auditOf({ state })).remembered).toMatchObject({ growth: 'first' });
  expect((await auditOf({ state })).remembered).toMatchObject({ growth: 'same' });
});

test('objects may be in gzip, as their Content-Encoding says', async () => {
  server.hook = ({ key }, answer) => {
    const bytes = server.objects.get(key);
    if (!key.includes('tile/entries') || !bytes) return false;
    answer.writeHead(200, { ETag: '"1"', 'Content-Encoding': 'gzip' }).end(gzipSync(bytes));
    return true;
  };
  expect(await auditOf()).toMatchObject({ verdict: 'verified', tally: { entries: SIZE } });
});

describe('a spoilt object is a finding with its place', () => {
  test.each<[string, string, (bytes: Buffer) => Buffer | undefined]>([
    ['missing tile/entries/001', 'tile/entries/001', () => undefined],
    ['missing tile/0/003.p/232', 'tile/0/003.p/232', () => undefined],
    ['length tile/0/001', 'tile/0/001', (bytes) => bytes.subarray(1)],
    ['tile-differs tile/0/002', 'tile/0/002', (bytes) => Buffer.concat([bytes.subarray(32), bytes.subarray(0, 32)])],
    ['too-long tile/0/000', 'tile/0/000', (bytes) => Buffer.concat([bytes, bytes])],
  ])('%s', async (finding, path, change) => {
    const changed = change(server.objects.get(`a/${path}`)!);
    if (changed) server.objects.set(`a/${path}`, changed);
    else server.objects.delete(`a/${path}`);
    const result = await auditOf();
    expect(result.verdict).toBe('wrong');
    expect(kinds(result).join('\n')).toContain(finding);
  });
  test('bytes that are not gzip', async () => {
    server.hook = ({ key }, answer) => {
      if (!key.endsWith('tile/entries/001')) return false;
      answer.writeHead(200, { ETag: '"1"', 'Content-Encoding': 'gzip' }).end('none');
      return true;
    };
    expect(kinds(await auditOf())).toEqual(['undecodable tile/entries/001']);
  });
});

describe('what is not the fault of the log', () => {
  test('a prefix without a log', () =>
    expect(auditOf({}, 's3://logs/b')).rejects.toThrow('s3://logs/b has no object "checkpoint"'));
  test('an absent bucket, and credentials that the server refuses', async () => {
    const absent = await auditOf({}, 's3://other/a');
    expect(absent).toMatchObject({ verdict: 'incomplete', found: 0 });
    expect(absent.because.join()).toMatch(/expected a bucket, found none of this name \(s3:\/\/other\/a\/checkpoint\)/);
    server.hook = (_asked, answer) => refuse(answer, 403, 'SignatureDoesNotMatch');
    const refused = await auditOf();
    expect(refused).toMatchObject({ verdict: 'incomplete', found: 0 });
    expect(refused.because.join()).toMatch(/one by another secret .*; give credentials of this server/);
  });
  test('an object that could not be read', async () => {
    server.hook = ({ key }, answer) => key.endsWith('tile/entries/001') && refuse(answer, 400, 'Unheard');
    const result = await auditOf();
    expect(result).toMatchObject({ verdict: 'incomplete', found: 0, tally: { unreadCount: 1 } });
  });
  test('a server that nobody runs', async () => {
    vi.stubEnv('AWS_MAX_ATTEMPTS', '1');
    const endpoint = process.env.AWS_ENDPOINT_URL_S3;
    vi.stubEnv('AWS_ENDPOINT_URL_S3', 'http://127.0.0.1:9');
    const result = await auditOf();
    vi.stubEnv('AWS_ENDPOINT_URL_S3', endpoint);
    expect(result).toMatchObject({ verdict: 'unreachable' });
    expect(result.because.join()).toMatch(/found ECONNREFUSED .*AWS_ENDPOINT_URL_S3/);
  });
});

test('keeps to its rate', async () => {
  let requests = 0;
  server.hook = () => ++requests < 0;
  const began = performance.now();
  const place = { kind: 's3', address: 's3://logs/a', timeoutMs: 2000, rate: 100 } as const;
  expect((await auditOf({ place })).verdict).toBe('verified');
  expect(performance.now() - began).toBeGreaterThanOrEqual((requests - 1) * 10 - 5);
});

test('an object that its reader may not read is absent, as S3 answers without the right to list', async () => {
  server.hook = ({ key }, answer) => key.endsWith('tile/entries/001') && refuse(answer, 403, 'AccessDenied');
  expect((await auditOf()).findings).toMatchObject([{ kind: 'missing', actual: 'nothing (access denied)' }]);
});
