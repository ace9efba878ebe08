/** Fixtures in object storage, by the command line. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { touchstone } from '../../front/cli/command.test-tool.ts';
import { refused } from '../../front/cli/refused.test-tool.ts';
import { type ObjectServer, objectServer, refuse } from '../../transport/object/bucket.test-server.ts';

let storage: ObjectServer;
let home: string;
beforeAll(async () => {
  storage = await objectServer();
  home = mkdtempSync(join(tmpdir(), 'fixtures-in-bucket-'));
});
beforeEach(() => {
  storage.objects.clear();
  storage.hook = () => false;
});
afterAll(async () => {
  await storage.close();
  rmSync(home, { recursive: true });
  vi.unstubAllEnvs();
});

const auditOf = (address: string, vkey: string, ...args: string[]) =>
  touchstone(['audit', address, '--vkey', vkey, ...args]);

describe('fixtures', () => {
  test('write a whole log to a bucket, its checkpoint last, and an audit reads it there', async () => {
    let last = '';
    storage.hook = ({ method, key }) => {
      if (method === 'PUT') last = key;
      return false;
    };
    const { code, stdout } = await touchstone(['fixtures', 'log', '--out', 's3://logs/fx/', '--entries', '700']);
    expect([code, last]).toEqual([0, 'fx/log/checkpoint']);
    const { folder, log } = JSON.parse(stdout);
    expect([folder, log.folder]).toEqual(['s3://logs/fx/', 's3://logs/fx/log']);
    const audited = await auditOf(log.folder, log.vkey);
    expect(audited).toMatchObject({ code: 0, stderr: '' });
    expect(audited.stdout).toMatch(/^Audit of s3:\/\/logs\/fx\/log\n/);
    expect(audited.stdout).toContain('Verdict: verified (700 entries');
    const parts = [1, 2].map((part) => join(home, `part-${part}.json`));
    for (const [i, file] of parts.entries())
      expect((await auditOf(log.folder, log.vkey, '--part', `${i + 1}/2`, '--out', file)).code).toBe(0);
    expect((await touchstone(['audit', 'merge', ...parts, '--vkey', log.vkey])).code).toBe(0);
    expect(await refused('fixtures', 'log', '--out', 's3://logs/fx')).toContain('expected an empty prefix, found');
  });
  test('of feeds and migrations go there as well', async () => {
    for (const suite of ['feed', 'migration']) {
      expect((await touchstone(['fixtures', suite, '--out', `s3://logs/${suite}`])).code).toBe(0);
      expect([...storage.objects.keys()]).toContain(`${suite}/manifest.json`);
    }
  });
  test('a bucket that is not there, and one that may not be written', async () => {
    expect(await refused('fixtures', 'log', '--out', 's3://other/fx')).toContain('none of this name (s3://other/fx)');
    storage.hook = ({ method }, answer) => method === 'PUT' && refuse(answer, 403, 'AccessDenied');
    expect(await refused('fixtures', 'log', '--out', 's3://logs/fx')).toContain('s3:PutObject');
  });
});
