/**
 * The package `touchstone-migration` with a later core, installed by npm as its README says. Here the packages behind the
 * core are replaced by an empty one; a user gets them, and a later core takes the voting machines from there.
 */

import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { INSTALL_MS } from './npm-folder.ts';

const LATER = '0.0.1-rc.57';
/** Contracts of every base, which that core leaves to `@daostack/infra`. */
const BEHIND = ['GenesisProtocol', 'AbsoluteVote'];

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'touchstone-core-'));
const run = (file: string, ...args: string[]) => promisify(execFile)(file, args, { cwd: folder });
/** The command of the README, by its first words, for another version. */
const installed = (pattern: RegExp) => {
  const readme = readFileSync(join(root, 'src/reference/migration/README.md'), 'utf8');
  const [, words] = pattern.exec(readme) ?? [];
  return words!
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('0.0.1-rc.33', LATER));
};

beforeAll(async () => {
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  await promisify(execFile)(process.execPath, ['scripts/build-migration.ts', join(folder, 'built')], { cwd: root });
  await run('npm', 'pack', './built', '--loglevel=error');
  const packed = readdirSync(folder).find((name) => name.endsWith('.tgz'))!;
  const quietly = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  await run('npm', 'install', ...quietly, `./${packed}`);
  await run('npm', ...installed(/^npm (install .*@daostack\/arc-0\.0\.1-rc\.33@\S+)/m), ...quietly);
}, 2 * INSTALL_MS);
afterAll(() => rmSync(folder, { recursive: true }));

test('a later core has the contracts that it takes from the packages behind it', async () => {
  const source = `
    const { openCore } = await import(${JSON.stringify(
      pathToFileURL(join(folder, 'node_modules/touchstone-migration/core/core-package.js')).href,
    )});
    const core = openCore('${LATER}');
    console.log(JSON.stringify(${JSON.stringify(BEHIND)}.map((name) => core.contract(name)?.bytecode.length > 1000)));`;
  const own = join(folder, `node_modules/@daostack/arc-${LATER}/build/contracts`);
  expect(BEHIND.filter((name) => existsSync(join(own, `${name}.json`)))).toEqual([]);
  const { stdout } = await run(process.execPath, '--input-type=module', '-e', source);
  expect(JSON.parse(stdout)).toEqual(BEHIND.map(() => true));
});
