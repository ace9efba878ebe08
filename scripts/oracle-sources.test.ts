/** An expected value comes from a specification: each file of an oracle names its document and section, or its foreign data. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const oracleFiles = globSync('conformance/*/oracle/**/*.ts', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test(-[a-z]+)?\.ts$/.test(path))
  .sort();

/** The comment that a text begins with, or an empty text. */
const headComment = (text: string): string => /^\/\*\*[\s\S]*?\*\//.exec(text)?.[0] ?? '';

const namesItsSource = (comment: string): boolean => /^ \* (?:Anchored by|Follows): \S/m.test(comment);

test('the oracles of all suites are found', () => {
  const suites = new Set(oracleFiles.map((path) => path.split('/')[1]));
  expect([...suites]).toEqual(expect.arrayContaining(['feed', 'log', 'migration']));
});

test.each(oracleFiles)('%s names its source in its head comment', (path) => {
  const comment = headComment(readFileSync(root + path, 'utf8'));
  expect(namesItsSource(comment), `add " * Follows: <document, section>" to the head comment of ${path}`).toBe(true);
});
