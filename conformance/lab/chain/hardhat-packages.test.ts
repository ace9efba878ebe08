import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OwnPlace, openPlace } from '../place/own-place.ts';
import { isPackageError, missingPackages, missingZod } from './hardhat-packages.ts';

let at: OwnPlace;
beforeEach(() => {
  at = openPlace({ rpc: 'http://127.0.0.1:1', network: 'private' });
});
afterEach(() => at.remove());

/** A module with these versions of packages installed beside it. */
function beside(versions: Readonly<Record<string, string>>): string {
  for (const [name, version] of Object.entries(versions)) {
    const folder = join(at.home, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version, exports: './none.js' }));
  }
  return pathToFileURL(join(at.home, 'touchstone.mjs')).href;
}

test('the installed packages are sufficient', () => {
  expect(missingPackages()).toBe(undefined);
  expect(missingPackages(beside({ hardhat: '3.0.1', ethers: '6.14.0' }))).toBe(undefined);
  expect(missingZod()).toBe(undefined);
  for (const zod of ['3.25.76', '4.0.0']) expect(missingZod(beside({ zod }))).toBe(undefined);
});

test.each([
  ['Cannot find native binding. npm has a bug', true],
  ["Cannot find package 'hardhat' imported from here", true],
  ['/x/edr.node: invalid ELF header', true],
  ['compiled against another version: NODE_MODULE_VERSION 115', true],
  ['a hardfork that does not exist', false],
  ['the block gas limit has to be positive', false],
])('that "%s" is an error of a package: %s', (line, unloaded) => {
  expect(isPackageError(line)).toBe(unloaded);
});

test.each([
  [{}, 'no package hardhat is installed here'],
  [{ hardhat: '3.0.1' }, 'no package ethers is installed here'],
  [{ hardhat: '2.22.0', ethers: '6.14.0' }, 'version 2.22.0 of hardhat is installed'],
])('%j is not sufficient', (versions, why) =>
  expect(missingPackages(beside(versions))).toBe(
    'migrations are judged on chains of Hardhat 3, which is not available: ' +
      `\`npm install --save-dev hardhat ethers\` installs what is needed (${why})`,
  ),
);

test.each([
  [{}, 'no package zod is installed here'],
  [{ zod: '3.24.4' }, 'version 3.24.4 of zod is installed'],
])('%j is not sufficient for the reference tool', (versions, why) =>
  expect(missingZod(beside(versions))).toBe(
    'the reference migration tool reads its parameters by zod 3.25 or later, which is not available: ' +
      `\`npm install --save-dev zod@3.25\` installs it (${why})`,
  ),
);
