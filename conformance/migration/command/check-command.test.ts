import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportIn, touchstone } from '../../front/cli/command.test-tool.ts';

const cwd = join(realpathSync(mkdtempSync(join(tmpdir(), 'touchstone-'))), 'my prüf tool');
const startFolder = process.cwd();
afterAll(() => {
  process.chdir(startFolder);
  rmSync(dirname(cwd), { recursive: true });
});

/** A careless tool: for every command it writes a base of one contract, with a value that is not an address. */
const CARELESS = `const fs = require('node:fs');
if (process.argv.includes('--help')) console.log('Usage: my-migrate');
else fs.writeFileSync('migration.json', JSON.stringify({ base: { DAOToken: '0x1234' } }));
`;
/** The program of spec/migration/library.md with an equally careless library. */
const LIBRARY = `const fs = require('node:fs');
const { touchstone, call } = JSON.parse(fs.readFileSync(0, 'utf8'));
const value = { base: { DAOToken: '0x1234' } };
fs.writeFileSync('migration.json', JSON.stringify(value));
console.log(JSON.stringify({ touchstone, value }));
`;

beforeAll(() => {
  const files: Readonly<Record<string, string>> = {
    'node_modules/.bin/my-migrate': `#!${process.execPath}\n${CARELESS}`,
    'tools/careless.sh': `#!/bin/sh\nexec '${process.execPath}' "$(dirname "$0")/careless.js" "$@"\n`,
    'tools/careless.js': CARELESS,
    'library.cjs': LIBRARY,
    'throws.mjs': "throw new Error('no such thing here\\nand more of it');",
    'bare.mjs': '',
    'wants.mjs': "import 'not-there';",
    'hardfork.yaml': 'migration:\n  chain: { hardfork: yesterday }\n',
    'names.yaml': 'migration:\n  names: { contracts: { DAOToken: GEN } }\n',
    'tools/renamed.js': CARELESS.replace('DAOToken', 'GEN'),
    'leaves.mjs': "console.error('usage: leaves'); process.exit(3);",
    'other.mjs': 'export const StackMigration = {}; export const helper = 1;',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    writeFileSync(join(cwd, name), text, { mode: 0o755 });
  }
  process.chdir(cwd);
});

const CONTRACTS = ['--only', 'migration/steps/contracts'];
const check = (...args: string[]) => touchstone(['check', 'migration', ...args]);

describe('a tool is found by the command or path of its author', () => {
  test.each([
    [['--command', 'my-migrate']],
    [['--command', 'sh tools/careless.sh']],
    [['--command', './tools/careless.sh']],
    [['--library-command', `'${process.execPath}' library.cjs`]],
  ])('%j: a value that is not an address is one failure, and the check of its contract is blocked', async (way) => {
    const ended = await check(...way, ...CONTRACTS, '--json');
    const outcomes = reportIn(ended).checks.map(({ id, outcome, reason }) => [id, outcome, reason]);
    expect(outcomes).toContainEqual(['migration/result/addresses', 'fail', 'form']);
    expect(outcomes.find(([id]) => id === 'migration/steps/contracts')?.[1]).toBe('blocked');
    expect(ended.code).toBe(1);
  });
});

describe('a tool that cannot be judged is refused in one sentence before any check', () => {
  test.each([
    [
      ['--command', 'npx my-migrate'],
      /^touchstone: --command: each run has a folder of its own, where npx finds nothing/,
    ],
    [
      ['--command', 'my-migrat'],
      /^touchstone: --command my-migrat: there is no such program: .*not found\. See docs\/errors\.md#a-program-cannot-be-run$/,
    ],
    [
      ['--module', 'my-library'],
      /^touchstone: --module my-library: there is no such package for .*my prüf tool; a path/,
    ],
    [
      ['--module', './none.mjs'],
      /^touchstone: --module \.\/none\.mjs: expected .*"default" has migrateBase; found Error: Cannot find module '\S.*none\.mjs'; mend it/,
    ],
    [
      ['--module', './throws.mjs'],
      /; found Error: no such thing here; mend .*: node -e 'import\("\.\/throws\.mjs"\)'\.$/,
    ],
    [['--module', './wants.mjs'], /; found Error: Cannot find package 'not-there' imported from .*wants\.mjs; mend it/],
    [['--module', './leaves.mjs'], /; found that its import ends the process \(.*3.*\): usage: leaves; mend it/],
    [
      ['--module', './other.mjs'],
      /; found no export "default"; there are: StackMigration, helper; name it by --export NAME\.$/,
    ],
    [
      ['--module', './other.mjs', '--export', 'helper', '--config', 'hardfork.yaml'],
      /^touchstone: no chain could be opened to judge the tool on: .*hardfork/,
    ],
    [['--module', './bare.mjs'], /; found no export "default", nor any other; export the library from it\.$/],
    [['--module', './other.mjs', '--export', 'None'], /found no export "None"; there are: /],
    [
      ['--library-command', 'my-librari'],
      /^touchstone: --library-command my-librari: there is no such program: .*not found\. See docs\/errors\.md#a-program-cannot-be-run$/,
    ],
    [
      ['--library-command', `'${process.execPath}' librari.cjs`],
      /^touchstone: --library-command .*: there is no file librari\.cjs: Error: Cannot find module/,
    ],
    [['--command', `'${process.execPath}' careless.js`], /there is no file careless\.js: Error: Cannot find module/],
    [
      ['--image', 'a:1', '--engine', 'dokcer'],
      /^touchstone: --engine dokcer: there is no such program; without it, docker or podman is taken\. See docs\/errors\.md#no-container-can-be-started$/,
    ],
  ])('%j', async (way, sentence) => {
    const { code, stdout, stderr } = await check(...way, ...CONTRACTS);
    expect(stderr.trim().split('\n').at(-1)).toMatch(sentence);
    expect(stderr.trim().split('\n').length + stdout.length).toBeLessThan(4);
    expect(code).toBe(2);
  });
});

test("reports for people have the tool's own name of a place as well", async () => {
  const command = `'${process.execPath}' tools/renamed.js`;
  const report = ['--report', 'console=report.txt', '--report', 'junit=report.xml', '--json'];
  const ended = await check('--command', command, '--config', 'names.yaml', '--only', 'migration/result/**', ...report);
  expect(reportIn(ended).checks.find(({ id }) => id === 'migration/result/addresses')?.at).toBe('base.DAOToken');
  for (const file of ['report.txt', 'report.xml'])
    expect(readFileSync(join(cwd, file), 'utf8')).toContain('base.DAOToken (here: base.GEN)');
});

test('the failure of a missing help says what a help must have', async () => {
  const ended = await check('--command', 'my-migrate', '--only', 'migration/help/help', '--json');
  expect(reportIn(ended).checks.find(({ id }) => id === 'migration/help/help')).toMatchObject({
    outcome: 'fail',
    reason: 'missing',
    message: expect.stringContaining('names an option at least, such as --core-version'),
  });
});
