import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageVersion } from '../../command/package-data.ts';
import { ONE_SENTENCE, touchstone } from '../../front/cli/command.test-tool.ts';

const CHECKED_IN = fileURLToPath(new URL('../../../fixtures/feed/', import.meta.url));
let home: string;
const write = (out: string, ...args: string[]) => touchstone(['fixtures', 'feed', '--out', join(home, out), ...args]);

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'fixtures-ñ '));
});
afterAll(() => rmSync(home, { recursive: true }));

test('writes the answers that are checked in, and says so in one line of JSON', async () => {
  const { code, stdout, stderr } = await write('answers');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const files = readdirSync(join(home, 'answers/answers'));
  expect(existsSync(join(home, 'answers/large'))).toBe(false);
  const manifest = JSON.parse(readFileSync(join(home, 'answers/manifest.json'), 'utf8'));
  expect(JSON.parse(stdout)).toEqual({
    folder: join(home, 'answers'),
    seed: '1',
    files: files.length,
    cases: manifest.cases.length,
  });
  expect(manifest.generator).toBe(`touchstone ${packageVersion()}`);
  for (const name of ['README.md', ...files.map((file) => `answers/${file}`)])
    expect(readFileSync(join(home, 'answers', name)).equals(readFileSync(join(CHECKED_IN, name))), name).toBe(true);
});

test.each([
  ['a seed that is no number', ['--seed', 'many']],
  ['a seed that is too large', ['--seed', '18446744073709551616']],
  ['an unknown option', ['--frobnicate']],
])('says in one sentence, with exit code 2, that it cannot: %s', async (_what, args) => {
  const { code, stdout, stderr } = await write('never', ...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(ONE_SENTENCE);
  expect(existsSync(join(home, 'never'))).toBe(false);
});
test('does not write into a file, and says so in words', async () => {
  writeFileSync(join(home, 'a-file'), 'x');
  const { code, stdout, stderr } = await write('a-file');
  const out = join(home, 'a-file');
  expect([code, stdout, stderr]).toEqual([2, '', `touchstone: --out ${out}: this is a file; name a folder.\n`]);
});

test('does not write into a folder that has something in it', async () => {
  const { code, stderr } = await write('.');
  expect(code).toBe(2);
  expect(stderr).toContain('found "');
});
