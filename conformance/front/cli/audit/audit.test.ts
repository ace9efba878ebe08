import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeLog } from '../../../../src/generate/log/write-log.ts';
import { createLog, logRig, serve, virtualStore } from '../../../../src/reference/log/index.ts';
import { type Ended, ended, ONE_SENTENCE, touchstone } from '../command.test-tool.ts';
import type { AuditDocument } from './audit-document.ts';

const schema = JSON.parse(readFileSync(new URL('../../../../spec/audit.schema.json', import.meta.url), 'utf8'));
const valid = new Ajv2020({ strict: true }).compile(schema);
const folder = mkdtempSync(join(tmpdir(), 'touchstone-audit-'));
let virtual: Awaited<ReturnType<typeof serve>> & { readonly vkey: string };
let vkey: string;
const logs = {
  small: join(folder, 'small'),
  middle: join(folder, 'middle'),
  large: join(folder, 'large'),
  broken: join(folder, 'broken'),
};

beforeAll(async () => {
  const plan = { seed: 1n, origin: 'log.example/audit' };
  ({ vkey } = await writeLog({ ...plan, folder: logs.small, entries: 700n }));
  await writeLog({ ...plan, folder: logs.middle, entries: 6000n });
  await writeLog({ ...plan, folder: logs.large, entries: 70_000n });
  await writeLog({ ...plan, folder: logs.broken, entries: 700n, entry: (i) => Buffer.from(`other ${i}`) });
  rmSync(join(logs.broken, 'tile/entries/001'));
  const origin = 'touchstone.example/log';
  const log = await createLog({ ...logRig({ origin }), store: virtualStore({ origin, size: 10n ** 12n }) });
  virtual = { ...(await serve(log.handler)), vkey: log.vkey };
});
afterAll(async () => {
  await virtual.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command with the key, and holds its JSON against the schema. */
async function audited(...args: readonly string[]): Promise<Ended & { readonly document: AuditDocument }> {
  const run = await touchstone(['audit', ...args, '--vkey', vkey, '--json']);
  const document = JSON.parse(run.stdout) as AuditDocument;
  expect(valid(document), JSON.stringify(valid.errors)).toBe(true);
  expect(document.exitCode).toBe(run.code);
  return { ...run, document };
}

describe('0: verified', () => {
  test('a directory, for people', async () => {
    const { code, stdout, stderr } = await touchstone(['audit', logs.large, '--vkey', vkey]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('70,000 entries');
    expect(stdout).toContain('level 0: 274, level 1: 2, level 2: 1');
    expect(stdout).toMatch(/\nVerdict: verified \(70,000 entries; root verified; signature verified\)\n$/);
  });
  test('a directory, for machines, and quietly', async () => {
    const { document } = await audited(logs.small);
    expect(document).toMatchObject({ verdict: 'verified', checkpoint: { size: '700' }, verified: { entries: '700' } });
    const { stdout } = await touchstone(['audit', logs.small, '--vkey', vkey, '--quiet']);
    expect(stdout).toBe('Verdict: verified (700 entries; root verified; signature verified)\n');
  });
  test('a sample of a log of 10^12 entries says what it proved', async () => {
    const args = ['audit', `${virtual.url}/api/v2/`, '--vkey', virtual.vkey, '--sample', '20', '--seed', '7'];
    const { code, stdout } = await touchstone(args);
    expect(code).toBe(0);
    expect(stdout).toContain('20 bundles of 3,906,250,000, drawn by chance (--seed 7)');
    expect(stdout).toContain('If 14 % or more of all bundles were wrong');
    const json = await touchstone([...args, '--json']);
    const document = JSON.parse(json.stdout);
    expect(valid(document), JSON.stringify(valid.errors)).toBe(true);
    expect(document.sample).toMatchObject({ drawn: '20', of: '3906250000', seed: '7' });
  });
  test('--state keeps what was seen', async () => {
    const state = join(folder, 'state');
    expect((await audited(logs.small, '--state', state)).document).toMatchObject({
      state: { growth: 'first', now: 'kept' },
    });
    const { stdout } = await touchstone(['audit', logs.middle, '--vkey', vkey, '--state', state]);
    expect(stdout).toContain('the log only grew (700 entries then); kept');
  });
});

describe('1: the log is wrong', () => {
  test('a missing bundle', async () => {
    const { code, document } = await audited(logs.broken);
    expect(code).toBe(1);
    expect(document).toMatchObject({ verdict: 'wrong', findings: [{ kind: 'missing', at: 'tile/entries/001' }] });
    const { stdout } = await touchstone(['audit', logs.broken, '--vkey', vkey]);
    expect(stdout).toContain('✗ missing: tile/entries/001');
  });
  test('many findings: the first for people, more of them for machines', async () => {
    const missing = join(folder, 'gone');
    await writeLog({ seed: 1n, origin: 'log.example/audit', folder: missing, entries: 10_000n });
    rmSync(join(missing, 'tile/entries'), { recursive: true });
    const { document } = await audited(missing);
    expect(document.findings).toHaveLength(40);
    const { stdout } = await touchstone(['audit', missing, '--vkey', vkey]);
    expect(stdout.match(/✗ missing/g)).toHaveLength(20);
    expect(stdout).toContain('\n  and 20 more (--json names more of them)\n');
    expect(stdout).toContain('give that number as --minimum-index');
  });
  test('what was given does not fit the log', async () => {
    const args = ['--vkey', virtual.vkey, '--origin', 'elsewhere', '--minimum-index', '701'];
    const { code, stdout } = await touchstone(['audit', logs.small, ...args]);
    expect(code).toBe(1);
    expect(stdout).toContain("only. The key given may be another log's");
    expect(stdout).toMatch(/^ {2}signature {3}none by touchstone\.example\/log\+[0-9a-f]{8}$/m);
    expect(stdout).toContain(
      'Verdict: not of the origin given, not signed by the key given, smaller than the minimum index given (',
    );
    expect(stdout).not.toContain('WRONG');
  });
  test('a fork, with both notes as evidence', async () => {
    const state = join(folder, 'forked');
    await audited(logs.small, '--state', state);
    const { code, document } = await audited(logs.broken, '--state', state);
    expect(code).toBe(1);
    const evidence = document.state!.evidence!;
    expect(readFileSync(join(evidence, 'kept.checkpoint'))).toEqual(readFileSync(join(logs.small, 'checkpoint')));
    expect(readFileSync(join(evidence, 'found.checkpoint'))).toEqual(readFileSync(join(logs.broken, 'checkpoint')));
  });
});

describe('2: wrong usage, in one sentence', () => {
  test.each<[string, string[]]>([
    ['no log', []],
    ['a path that is not a directory', ['/nonexistent/log']],
    ['a directory that is no log', [tmpdir()]],
    ['another scheme', ['ftp://log.example']],
    ['a query', ['https://log.example/?x']],
    ['user information', ['https://me:secret@log.example/']],
    ['a malformed key', ['/tmp', '--vkey', 'nonsense']],
    ['--state without a key', ['/tmp', '--state', '/tmp/state']],
    ['--sample of nothing', ['/tmp', '--sample', '0']],
    ['--sample of too much', ['/tmp', '--sample', '1e9']],
    ['--seed without a sample', ['/tmp', '--seed', '1']],
    ['--workers without any', ['/tmp', '--workers', '0']],
    ['--minimum-index below nothing', ['/tmp', '--minimum-index', '-1']],
    ['a header for a directory', ['/tmp', '--header', 'A: b']],
    ['a rate for a directory', ['/tmp', '--rate', '5']],
    ['a rate of nothing', ['http://127.0.0.1:1', '--rate', '0']],
    ['a rate with threads', ['http://127.0.0.1:1', '--rate', '5', '--workers', '2']],
    ['a malformed header', ['http://127.0.0.1:1', '--header', 'secret']],
  ])('%s', async (_name, args) => {
    const { code, stdout, stderr } = await touchstone(['audit', ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(ONE_SENTENCE);
    expect(stderr).not.toContain('secret@');
  });
  test('a file for a state directory', async () => {
    const args = ['--vkey', vkey, '--state', join(logs.small, 'checkpoint')];
    const { code, stdout, stderr } = await touchstone(['audit', logs.small, ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/is a file and not a directory\. See docs\/errors\.md#a-folder-cannot-be-used\n$/);
    expect(stderr).not.toMatch(/EEXIST|mkdir/);
  });
  test('a damaged state, before anything is asked', async () => {
    const state = join(folder, 'damaged');
    await audited(logs.small, '--state', state);
    const [name] = readdirSync(state);
    writeFileSync(join(state, name!), 'damaged');
    const { code, stderr } = await touchstone(['audit', logs.small, '--vkey', vkey, '--state', state]);
    expect(code).toBe(2);
    expect(stderr).toContain(name);
    expect(readFileSync(join(state, name!), 'utf8')).toBe('damaged');
  });
});

test('a header is never printed, not even where the log sends it back', async () => {
  const server = createServer((request, answer) => answer.end(`${request.headers.authorization}\n`)).listen(
    0,
    '127.0.0.1',
  );
  await new Promise((resolve) => server.once('listening', resolve));
  const prefix = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const header = ['--header', 'Authorization: Bearer hunter2-hunter2'];
  const { code, stdout, stderr } = await audited(prefix, ...header);
  const people = await touchstone(['audit', prefix, ...header]);
  server.close();
  expect(code).toBe(1);
  expect(stdout).toContain('[redacted]');
  expect(stdout + stderr + people.stdout + people.stderr).not.toContain('hunter2');
});

describe('the other ends', () => {
  test('3: without a key', async () => {
    const { code, stdout } = await touchstone(['audit', logs.small]);
    expect(code).toBe(3);
    expect(stdout).toContain('no key was given');
  });
  test("3: an address that is no log's", async () => {
    const { code, document } = await audited(`${virtual.url}/elsewhere`);
    expect(code).toBe(3);
    expect(document).toMatchObject({ verdict: 'incomplete', mode: 'whole' });
  });
  test('4: nobody there', async () => {
    const { code, stderr } = await audited('http://127.0.0.1:1');
    expect(code).toBe(4);
    expect(stderr).toContain('refused');
    const people = await touchstone(['audit', 'http://127.0.0.1:1']);
    expect(`${people.stdout}${people.stderr}`.match(/was refused/g)).toHaveLength(1);
  });
  test('130: interrupted, with what was verified until then', async () => {
    const state = join(folder, 'interrupted');
    let child: ReturnType<typeof spawn> | undefined;
    const server = createServer((request, answer) => {
      const path = join(logs.middle, request.url!);
      if (request.url === '/tile/entries/020') child!.kill('SIGINT');
      else if (existsSync(path)) answer.end(readFileSync(path));
      else answer.writeHead(404).end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const main = fileURLToPath(new URL('../main.ts', import.meta.url));
    const prefix = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const args = [main, 'audit', prefix, '--vkey', vkey, '--json', '--state', state];
    child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const { code, stdout } = await ended(child);
    server.closeAllConnections();
    server.close();
    expect(code).toBe(130);
    const document = JSON.parse(stdout);
    expect(valid(document), JSON.stringify(valid.errors)).toBe(true);
    expect(document).toMatchObject({
      verdict: 'interrupted',
      findings: [],
      state: { growth: 'first', now: 'unchanged' },
    });
  });
});
