import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageVersion } from '../../command/package-data.ts';
import { ONE_SENTENCE, touchstone } from '../../front/cli/command.test-tool.ts';

const CHECKED_IN = fileURLToPath(new URL('../../../fixtures/migration/', import.meta.url));
let home: string;
const write = (out: string, ...args: string[]) =>
  touchstone(['fixtures', 'migration', '--out', join(home, out), ...args]);

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'fixtures-ñ '));
});
afterAll(() => rmSync(home, { recursive: true }));

test('writes the files of fixtures/migration, and reports that in one line of JSON', async () => {
  const { code, stdout, stderr } = await write('params');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const files = readdirSync(join(home, 'params/params'));
  const manifest = JSON.parse(readFileSync(join(home, 'params/manifest.json'), 'utf8'));
  expect(JSON.parse(stdout)).toEqual({
    folder: join(home, 'params'),
    seed: '1',
    files: files.length,
    cases: manifest.cases.length,
  });
  expect(manifest.generator).toBe(`touchstone ${packageVersion()}`);
  for (const name of ['README.md', ...files.map((file) => `params/${file}`)])
    expect(readFileSync(join(home, 'params', name)).equals(readFileSync(join(CHECKED_IN, name))), name).toBe(true);
});

test.each([
  ['a seed that is not a number', ['--seed', 'many']],
  ['an unknown option', ['--frobnicate']],
])('refuses in one sentence, with exit code 2: %s', async (_what, args) => {
  const { code, stdout, stderr } = await write('never', ...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(ONE_SENTENCE);
  expect(existsSync(join(home, 'never'))).toBe(false);
});
test('does not write into a folder that is not empty', async () => {
  const { code, stderr } = await write('.');
  expect(code).toBe(2);
  expect(stderr).toContain('found "');
});
