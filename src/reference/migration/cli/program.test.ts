import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { PARTS } from '../parts.ts';
import { VERSION } from '../version.ts';
import { cli } from './program.ts';

const BIN = fileURLToPath(new URL('../bin.mjs', import.meta.url));
/** Runs the tool with each of several lists of arguments, in one process since each loads it for long. */
const SEVERAL = `
  import { readdirSync } from 'node:fs';
  const [program, parts] = await Promise.all([import(process.argv[1]), import(process.argv[2])]);
  const results = [];
  let stderr = '';
  process.stderr.write = (text) => (stderr += text) !== '';
  for (const args of JSON.parse(process.argv[3])) {
    stderr = '';
    process.exitCode = undefined;
    await program.cli(args, parts.PARTS);
    results.push({ code: process.exitCode, stderr, files: readdirSync('.') });
  }
  process.exitCode = 0;
  console.log(JSON.stringify(results));`;
const REFUSED_ARGS: readonly (readonly [args: readonly string[], sentence: RegExp])[] = [
  [['frobnicate'], /^unknown command 'frobnicate'\. There are base, dao, completion\.\n$/],
  [['doa'], /^unknown command 'doa'\. Did you mean dao\? There are base, dao, completion\.\n$/],
  [['base', '--private-key', '0x1'], /^private key \(--private-key\): expected 32 bytes in hex\n$/],
  [['base', '--private-key', '0x1', '--mnemonic', 'a b'], /^option .* cannot be used with option .*\n$/],
  [
    ['dao', '--params', 'none.json'],
    /^none\.json: expected a parameters file, but it cannot be read \(ENOENT\)\. An example is \/.*\/migration-params\.json\n$/,
  ],
  [['base', '--output', 'no/migration.json'], /^output: no: expected a folder that can be written to \(ENOENT\)\n$/],
  [
    ['base', '--provider', 'http://127.0.0.1:18544'],
    /^eth_\w+: no JSON-RPC answer from 127\.0\.0\.1:18544 \(ECONNREFUSED\)\n$/,
  ],
];
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'program-'));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => rm(folder, { recursive: true }));

function run(node: string, ...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(node, args, { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

test('the version, and nothing else', async () => {
  expect(await run(process.execPath, BIN, '--version')).toEqual({ code: 0, stdout: `${VERSION}\n`, stderr: '' });
});

test("within another program's process the version does not end the process, and is no error", async () => {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await cli(['--version'], PARTS);
  expect([out.mock.calls.flat()[0], err.mock.calls, process.exitCode]).toEqual([`${VERSION}\n`, [], 0]);
});

test('the help leads to the help of a release, which is no error', async () => {
  expect((await run(process.execPath, BIN, '--help')).stdout).toContain('release --help');
  const { code, stdout, stderr } = await run(process.execPath, BIN, 'release', '--help');
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Usage: touchstone-migrate release .*kovan, rinkeby/s);
});

test('a release to two networks at once is refused with a sentence', async () => {
  const { code, stderr } = await run(process.execPath, BIN, 'release', 'kovan', 'xdai');
  expect([code, stderr]).toEqual([1, 'too many arguments. Expected 1 argument but got 2: kovan, xdai.\n']);
});

test('an unknown option is refused with a sentence, and leaves no files', async () => {
  const { code, stderr } = await run(process.execPath, BIN, '--force', '--unknown');
  expect([code, stderr]).toEqual([1, "unknown option '--unknown'; --help lists all\n"]);
  expect(await readdir(folder)).toEqual([]);
});

describe('arguments are refused with a sentence, and leave no files', () => {
  let results: readonly { readonly code: number; readonly stderr: string; readonly files: readonly string[] }[];
  beforeAll(async () => {
    const modules = ['./program.ts', '../parts.ts'].map((name) => new URL(name, import.meta.url).href);
    const lists = JSON.stringify(REFUSED_ARGS.map(([args]) => ['--force', ...args]));
    const ran = await run(process.execPath, '--input-type=module', '-e', SEVERAL, ...modules, lists);
    expect(ran).toMatchObject({ code: 0, stderr: '' });
    results = JSON.parse(ran.stdout);
  });
  test.each(REFUSED_ARGS.map(([args, sentence], at) => ({ args, sentence, at })))('$args', ({ sentence, at }) => {
    expect(results[at]).toEqual({ code: 1, stderr: expect.stringMatching(sentence), files: [] });
  });
});

// The Node of the machine may be new enough.
const { stdout: installed } = await run('node', '--version').catch(() => ({ stdout: '' }));
test.skipIf(!/^v(1\d|2[0-3])\./.test(installed))('an older Node gets a message with the needed version', async () => {
  const { code, stderr } = await run('node', BIN, 'base');
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^touchstone-migrate needs Node 24 or later; this is .*\n$/),
  ]);
});
