/** The reference log in object storage, and audits there, by the command line. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { touchstone } from '../../front/cli/command.test-tool.ts';
import { refused } from '../../front/cli/refused.test-tool.ts';
import { type ObjectServer, objectServer } from '../../transport/object/bucket.test-server.ts';
import { judge, open, start } from './serve/served-log.test-tool.ts';

const SEED = '07'.repeat(32);
let storage: ObjectServer;
let home: string;
let seedFile: string;
beforeAll(async () => {
  storage = await objectServer();
  home = mkdtempSync(join(tmpdir(), 'object-storage-'));
  seedFile = join(home, 'seed');
  writeFileSync(seedFile, `${SEED}\n`);
});
beforeEach(() => {
  storage.objects.clear();
  storage.hook = () => false;
});
afterAll(async () => {
  for (const log of open.splice(0)) await log.stop();
  await storage.close();
  rmSync(home, { recursive: true });
  vi.unstubAllEnvs();
});

const auditOf = (address: string, vkey: string, ...args: string[]) =>
  touchstone(['audit', address, '--vkey', vkey, ...args]);

describe('serve log', () => {
  const serveArgs = ['--dir', 's3://logs/kept', '--origin', 'kept.example/log', '--duplicates', 'return-existing'];
  const served = (...args: string[]) => start(...serveArgs, '--key-seed-file', seedFile, ...args);

  test('keeps a log in a bucket, which is judged conformant and audited, and goes on at the next start', async () => {
    const { log } = await served('--entries', '300');
    // A busy machine may take long over it.
    const patient = ['--timeout', '30000', '--budget', '600'];
    const judged = await judge(log, '--allow-writes', '--append', `raw=${log.append}`, '--exclusive', ...patient);
    expect([judged.code, judged.stdout]).toEqual([0, expect.stringContaining('Verdict: conformant')]);
    await log.stop();
    expect(await auditOf('s3://logs/kept', log.vkey)).toMatchObject({ code: 0 });
    const size = (await served()).head().then((head) => head.size);
    expect(Number(await size)).toBeGreaterThan(300);
  });

  test('an older server says that another one has the log, and serves what was published', async () => {
    const { log: older, get } = await served();
    const { log: newer } = await served();
    const append = (url: string) => fetch(url, { method: 'POST', body: 'an entry' });
    expect((await append(older.append)).status).toBe(500);
    expect((await append(older.append)).status).toBe(503);
    expect((await append(newer.append)).status).toBe(200);
    expect((await get('checkpoint')).status).toBe(200);
    await older.stop();
    expect(await older.errors).toContain(
      'touchstone: Another server writes to this log, so this one takes no more entries: ' +
        'expected the object that this server wrote last, found another one (s3://logs/kept/.batch)',
    );
  });

  test('refuses what it cannot use, in one sentence, and takes the log from nobody', async () => {
    const { log } = await served('--entries', '3');
    const args = ['serve', 'log', '--dir', 's3://logs/kept'];
    expect(await refused(...args)).toContain('give --key-seed-file');
    expect(await refused(...args, '--key-seed', SEED)).toContain('the log there has the origin "kept.example/log"');
    const other = ['--origin', 'kept.example/log', '--key-seed', '08'.repeat(32)];
    expect(await refused(...args, ...other)).toContain('the log there is signed by another key');
    expect(await refused('serve', 'log', '--dir', 's3://other/a', '--key-seed', SEED)).toContain('none of this name');
    expect(await refused('serve', 'log', '--dir', 's3:///a', '--key-seed', SEED)).toContain('s3://bucket/prefix');
    expect(await refused(...args, '--static-ct')).toContain('name a folder');
    expect(await refused('serve', 'feed', '--dir', 's3://logs/feed')).toContain('name a folder');
    expect((await fetch(log.append, { method: 'POST', body: 'an entry' })).status).toBe(200);
  });
});

describe('audit', () => {
  test('refuses options that do not go with a bucket', async () => {
    expect(await refused('audit', 's3://logs/kept', '--header', 'A: b')).toContain(
      'requests to a bucket are those of S3',
    );
    expect(await refused('audit', 's3://', '--json')).toContain('s3://bucket/prefix');
    expect(await refused('audit', 's3://logs/nothing')).toContain('has no object "checkpoint"');
  });
  test('a missing bucket', async () => {
    const { code, stdout } = await touchstone(['audit', 's3://other/a', '--json']);
    expect([code, JSON.parse(stdout).target]).toEqual([3, { kind: 's3', address: 's3://other/a', vkeys: [] }]);
  });
});
