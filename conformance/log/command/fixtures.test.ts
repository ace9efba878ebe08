import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { packageVersion } from '../../command/package-data.ts';
import { ended, ONE_SENTENCE, reportIn, serveLog, touchstone } from '../../front/cli/command.test-tool.ts';

const CHECKED_IN = fileURLToPath(new URL('../../../fixtures/log/', import.meta.url));
const BIN = fileURLToPath(new URL('../../front/cli/main.ts', import.meta.url));
let home: string;
const write = (out: string, ...args: string[]) => touchstone(['fixtures', 'log', '--out', join(home, out), ...args]);

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'fixtures-ñ '));
});
afterAll(() => rmSync(home, { recursive: true }));

test('writes the checked-in vectors, and reports them in one line of JSON', async () => {
  const { code, stdout, stderr } = await write('vectors');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const files = readdirSync(join(home, 'vectors'));
  const { cases, ...summary } = JSON.parse(stdout);
  expect(summary).toEqual({ folder: join(home, 'vectors'), seed: '1', files: files.length - 2 });
  expect(files).toContain('README.md');
  expect(cases).toBeGreaterThan(400);
  for (const name of files.filter((file) => file !== 'manifest.json'))
    expect(readFileSync(join(home, 'vectors', name)).equals(readFileSync(join(CHECKED_IN, name))), name).toBe(true);
  const manifest = JSON.parse(readFileSync(join(home, 'vectors/manifest.json'), 'utf8'));
  expect(manifest.generator).toBe(`touchstone ${packageVersion()}`);
});

test('writes other vectors of another seed, and a whole log that is judged conformant', async () => {
  const { code, stdout } = await write('whole', '--entries', '7e2', '--seed', '9', '--origin', 'own.example/log');
  expect(code).toBe(0);
  const notes = [CHECKED_IN, join(home, 'whole')].map((folder) => readFileSync(join(folder, 'notes.json'), 'utf8'));
  expect(notes[0]).not.toBe(notes[1]);
  const { log } = JSON.parse(stdout);
  expect(log).toMatchObject({ folder: join(home, 'whole/log'), origin: 'own.example/log', size: '700' });
  const checkpoint = readFileSync(join(home, 'whole/log/checkpoint'), 'utf8');
  expect(checkpoint).toMatch(`own.example/log\n700\n${log.root}\n\n— own.example/log `);
  // The reference opens it with the key of the seed, and serves it.
  const key = createHash('sha256').update('touchstone key of own.example/log of seed 9').digest('hex');
  const served = await serveLog('--dir', log.folder, '--origin', 'own.example/log', '--key-seed', key);
  expect(served.vkey).toBe(log.vkey);
  const judged = await touchstone(['check', 'log', '--read-url', `${served.url}/api/v2`, '--vkey', log.vkey, '--json']);
  await served.stop();
  expect(reportIn(judged).verdict).toBe('conformant');
});

describe('reports in one sentence, with exit code 2, that it cannot', () => {
  const refused = async (out: string, ...args: string[]): Promise<string> => {
    const { code, stdout, stderr } = await write(out, ...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(ONE_SENTENCE);
    return stderr;
  };
  test.each([
    ['a malformed number of entries', ['--entries', 'many']],
    ['a negative number of entries', ['--entries=-1']],
    ['a fraction of entries', ['--entries', '1.5']],
    ['a seed that is too large', ['--seed', '18446744073709551616']],
    ['more entries than a number counts', ['--entries', '1e99']],
    ['an origin with a space', ['--origin', 'a b']],
    ['an origin of two lines', ['--origin', 'a\nb']],
    ['an unknown option', ['--frobnicate']],
  ])('%s', (_what, args) => refused('never', ...args).then(() => expect(existsSync(join(home, 'never'))).toBe(false)));
  test('write into a folder that is not empty', async () => {
    writeFileSync(join(home, 'precious'), 'x');
    expect(await refused('.')).toContain('found "');
  });
  test('make a folder below a file', async () => {
    writeFileSync(join(home, 'file'), 'x');
    expect(await refused('file/below')).toContain('written completely: a part of the path is a file, not a folder.');
  });
  // Node's own making of folders never ends there.
  test.runIf(process.platform === 'linux')('make a folder where a file system makes none', async () => {
    const ended = await touchstone(['fixtures', 'log', '--out', '/proc/touchstone/vectors']);
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr).toMatch(/^touchstone: --out .* there is no such file or folder\.\n$/);
  });
  test('write into a file', async () => {
    writeFileSync(join(home, 'file-2'), 'x');
    expect(await refused('file-2')).toContain(': this is a file; name a folder.');
  });
});

test('an interrupted run ends with 130 and leaves no checkpoint', async () => {
  const out = join(home, 'interrupted');
  const child = spawn(process.execPath, [BIN, 'fixtures', 'log', '--out', out, '--entries', '1e9'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ending = ended(child);
  while (!existsSync(join(out, 'log/tile/0/000')) && child.exitCode === null) await setTimeout(20);
  child.kill('SIGINT');
  const { code, stdout, stderr } = await ending;
  expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
  expect(stderr).toMatch(/^touchstone: interrupted: [^\n]+\.\n$/);
  expect(readdirSync(join(out, 'log'))).toEqual(['tile']);
});
