import { lstatSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { realFile } from './real-file.ts';
import { readResultFile, writeResultFile } from './result-file.ts';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'result-')));
  mkdirSync(join(folder, 'volume'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a path without links stays as it is', async () => {
  for (const path of ['migration.json', join(folder, 'away', 'migration.json')])
    expect(await realFile(path)).toBe(path);
});

test('links lead to their file, also through a folder that is a link, before the file is there', async () => {
  symlinkSync('volume', join(folder, 'data'));
  symlinkSync('../migration.json', join(folder, 'volume', 'second'));
  symlinkSync('data/second', join(folder, 'first'));
  expect(await realFile(join(folder, 'first'))).toBe(join(folder, 'migration.json'));
});

test('links in a circle are no file', async () => {
  symlinkSync('b', join(folder, 'a'));
  symlinkSync('a', join(folder, 'b'));
  expect(await realFile(join(folder, 'a'))).toBe(join(folder, 'a'));
  await expect(readResultFile(join(folder, 'a'))).rejects.toThrow('cannot be read (ELOOP)');
});

test('a link to a file that is not there yet stays a link', async () => {
  const [link, file] = [join(folder, 'migration.json'), join(folder, 'volume', 'migration.json')];
  symlinkSync('volume/migration.json', link);
  expect(await readResultFile(link)).toEqual({});
  await writeResultFile(link, { kovan: {} });
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ kovan: {} });
});
