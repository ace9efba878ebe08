/**
 * The package `touchstone-migration` for its users: packed, unpacked below node_modules, run and compiled against
 * there.
 */

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMPLETION } from '../src/reference/migration/cli/completion.ts';
import { VERSION } from '../src/reference/migration/version.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** A folder whose name breaks programs without proper quoting. */
const folder = mkdtempSync(join(tmpdir(), 'touchstone migrätion '));
const installed = join(folder, 'node_modules/touchstone-migration');
const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` };

function run(
  file: string,
  args: readonly string[],
  cwd = folder,
): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(file, args, { cwd, env, encoding: 'utf8' }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr });
    });
  });
}
const node = (...args: string[]) => run(process.execPath, args);
const migrate = (...args: string[]) => run(join(folder, 'node_modules/.bin/touchstone-migrate'), args);
/** Packages of this project are put beside it, so that no registry is needed. */
function beside(...names: string[]): void {
  for (const name of names) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link, 'junction');
  }
}
const read = (name: string) => readFileSync(join(installed, name), 'utf8');

let files: readonly string[];

beforeAll(async () => {
  const package_ = join(folder, 'built');
  expect(await run(process.execPath, ['scripts/build-migration.ts', package_], root)).toMatchObject({ code: 0 });
  const { stdout } = await run('npm', ['pack', package_, '--json', '--loglevel=error']);
  const { filename, files: all } = Object.values<{ filename: string; files: { path: string }[] }>(
    JSON.parse(stdout),
  )[0]!;
  files = all.map(({ path }) => path);
  rmSync(package_, { recursive: true });
  mkdirSync(installed, { recursive: true });
  expect(await run('tar', ['-xf', filename, '--strip-components=1', '-C', installed])).toMatchObject({ code: 0 });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  // An installation by npm links the programs of `bin` here.
  expect(await run('npm', ['rebuild', '--offline', '--loglevel=error', 'touchstone-migration'])).toMatchObject({
    code: 0,
  });
  beside(...Object.keys(JSON.parse(read('package.json')).dependencies));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the contents of the package', () => {
  test('are JavaScript and types, without tests', () => {
    expect(files).toEqual(expect.arrayContaining(['bin.mjs', 'index.js', 'index.d.ts', 'LICENSE', 'README.md']));
    expect(files.filter((path) => /\.test|(?<!\.d)\.ts$/.test(path))).toEqual([]);
  });
  test('have our licence, and nothing of the core', () => {
    expect(read('LICENSE')).toContain('Apache License');
    expect(JSON.parse(read('package.json'))).toMatchObject({ license: 'Apache-2.0', version: VERSION });
    const text = files.map(read).join('\n');
    expect(text).not.toMatch(/GNU GENERAL PUBLIC LICENSE|pragma solidity/i);
    // The beginning of EVM code that Solidity has compiled.
    expect(text).not.toMatch(/60(60|80)6040(52|81)/);
  });
  test('cannot be packed from the sources by mistake', async () => {
    const sources = join(root, 'src/reference/migration');
    const { code, stderr } = await run('npm', ['pack', '--dry-run', '--loglevel=error'], sources);
    expect([code, stderr]).toEqual([1, expect.stringContaining('npm pack ./dist/touchstone-migration')]);
  });
});

describe('the command', () => {
  test('prints its version and its options', async () => {
    expect(await migrate('--version')).toEqual({ code: 0, stdout: `${VERSION}\n`, stderr: '' });
    const help = await migrate('--help');
    expect(help).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('--core-version') });
    expect(await migrate('completion')).toEqual({ code: 0, stdout: COMPLETION, stderr: '' });
  });
  test('names the missing package where the core is not installed', async () => {
    const { code, stderr } = await migrate('base', '--force');
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('npm install --save-exact --ignore-scripts @daostack/arc'),
    ]);
  });
});

const CONSUMER = `
import { MigrationError, type MigrationOptions, type MigrationResult, StackMigration } from 'touchstone-migration';

const options: MigrationOptions = { provider: 'http://127.0.0.1:1', force: true, quiet: true };
// @ts-expect-error It is gasPrice.
options.gasprice;
const failed = await StackMigration.migrateBase(options).catch((error: unknown) => error);
console.log(failed instanceof MigrationError && failed.code);
export const made = async (): Promise<unknown> => {
  const { dao } = await StackMigration.migrateDAO(options);
  const { base, test } = await StackMigration.migrate(options);
  // @ts-expect-error A dry run migrates nothing.
  const none = (await StackMigration.migrateBase({ ...options, dryRun: true })).base.DAOToken;
  return [dao.Avatar, base.DAOToken, test.proposalId, none];
};
const chain = StackMigration.LocalChain.provider();
try {
  console.log(await chain.request({ method: 'eth_chainId' }));
  const { base }: MigrationResult = await StackMigration.migration('private');
  const code = await chain.request({ method: 'eth_getCode', params: [base!.DAOToken, 'latest'] });
  console.log(String(code).length > 1000);
} catch (error) {
  console.log((error as Error).message);
} finally {
  await chain.close();
}
`;

describe('the library', () => {
  const compilerOptions = {
    ...{ module: 'nodenext', target: 'es2024', strict: true, noEmit: true },
    ...{ types: ['node'], typeRoots: [join(root, 'node_modules/@types')] },
  };
  test("a consumer's file compiles against its types; without Hardhat it names the missing package", async () => {
    writeFileSync(join(folder, 'consumer.ts'), CONSUMER);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['consumer.ts'] }));
    expect(await node(join(root, 'node_modules/typescript/bin/tsc'), '-p', '.')).toMatchObject({ code: 0, stdout: '' });
    const { code, stdout } = await node('consumer.ts');
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^core\n.*npm install hardhat/)]);
  });
  test('with Hardhat and the core beside it, a local chain has the base', async () => {
    beside('hardhat', '@daostack/arc', '@daostack/arc-0.0.1-rc.33');
    expect(await node('consumer.ts')).toMatchObject({ code: 0, stdout: 'node\n0x539\ntrue\n' });
  });
});
