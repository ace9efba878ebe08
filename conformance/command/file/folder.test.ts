import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeOptionFolder } from './folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('makes a folder and its parents, which may exist already', () => {
  const deep = join(folder, 'a', 'b', 'c');
  makeOptionFolder('--dir', deep);
  makeOptionFolder('--dir', deep);
  expect(statSync(deep).isDirectory()).toBe(true);
});

test('reports a path that is not a folder, with the option', () => {
  writeFileSync(join(folder, 'file'), '');
  const under = join(folder, 'file', 'x');
  expect(() => makeOptionFolder('--dir', under)).toThrow(
    `--dir ${under}: the folder cannot be made: ${join(folder, 'file')} is a file`,
  );
  expect(() => makeOptionFolder('--dir', '')).toThrow('--dir is empty: name a folder');
});

// There mkdir fails with ENOENT, after which Node's own recursive mkdir never stops trying.
test.runIf(existsSync('/proc/self'))('ends under /proc', () => {
  expect(() => makeOptionFolder('--dir', '/proc/x/y')).toThrow(
    '--dir /proc/x/y: the folder cannot be made: there is no such file or folder',
  );
});
