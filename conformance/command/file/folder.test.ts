import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeOptionFolder } from './folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a folder is made with those above it, and may be there already', () => {
  const deep = join(folder, 'a', 'b', 'c');
  makeOptionFolder('--dir', deep);
  makeOptionFolder('--dir', deep);
  expect(statSync(deep).isDirectory()).toBe(true);
});

test('what is no folder is told, with the option', () => {
  writeFileSync(join(folder, 'file'), '');
  const under = join(folder, 'file', 'x');
  expect(() => makeOptionFolder('--dir', under)).toThrow(
    `--dir ${under}: the folder cannot be made: ${join(folder, 'file')} is a file`,
  );
  expect(() => makeOptionFolder('--dir', '')).toThrow('--dir names no folder');
});

// There, making a folder fails with ENOENT, at which Node's own recursive mkdir tries again for ever.
test.runIf(existsSync('/proc/self'))('under /proc it ends', () => {
  expect(() => makeOptionFolder('--dir', '/proc/x/y')).toThrow(
    '--dir /proc/x/y: the folder cannot be made: there is no such file or folder',
  );
});
