import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { headersOf } from './header.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('headers come from the command line, from variables and from the lines of files', () => {
  const file = join(folder, 'headers');
  writeFileSync(file, 'X-Third: 3\r\n\nX-Fourth:  4 \n');
  vi.stubEnv('OWN_HEADER', 'Authorization: Bearer SECRET');
  expect(headersOf({ header: ['X-First: 1'], headerEnv: ['OWN_HEADER'], headerFile: [file] })).toEqual([
    ['X-First', '1'],
    ['Authorization', 'Bearer SECRET'],
    ['X-Third', '3'],
    ['X-Fourth', '4 '],
  ]);
});

test('a mistake names its source, and never the value', () => {
  const file = join(folder, 'broken');
  writeFileSync(file, 'X-First: 1\n\nSECRET without a colon');
  vi.stubEnv('OWN_HEADER', 'SECRET');
  expect(() => headersOf({ headerFile: [file] })).toThrow(
    `--header-file ${file}, line 3: expected 'Name: value' on one line`,
  );
  expect(() => headersOf({ headerEnv: ['OWN_HEADER'] })).toThrow("--header-env OWN_HEADER: expected 'Name: value'");
  expect(() => headersOf({ headerEnv: ['NO_SUCH'] })).toThrow('there is no such variable');
  expect(() => headersOf({ header: ['SECRET'] })).toThrow(/^--header: expected 'Name: value' on one line$/);
});
