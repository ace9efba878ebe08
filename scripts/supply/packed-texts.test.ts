/**
 * The texts of the npm package link only to files that are packed with them. Another file of the repository is named by its path, in
 * code, since `package.json` has no address of the repository.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { linksOf, ROOT } from '../generate/pages/links.test-tool.ts';

const { files } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly files: readonly string[] };

/** Whether npm packs a file or folder: the last pattern of `files` that it matches decides, and a glob has to match a file itself. */
const isPacked = (path: string): boolean =>
  files.reduce((before, pattern) => {
    const isLeftOut = pattern.startsWith('!');
    const place = isLeftOut ? pattern.slice(1) : pattern;
    const isWithin = `${path}/`.startsWith(`${place}/`) || matchesGlob(path, place);
    return isWithin ? !isLeftOut : before;
  }, false);

const texts = globSync('**/*.md', { cwd: ROOT, exclude: ['**/node_modules/**', 'dist/**'] })
  .map((path) => path.replaceAll('\\', '/'))
  .filter(isPacked)
  .sort();

test('the package has the texts for its users, and no pages of the checks', () => {
  expect(texts).toEqual(expect.arrayContaining(['README.md', 'docs/feed.md', 'spec/feed/publishing.md']));
  expect(texts.filter((path) => /^(docs\/reference|interop|src)\//.test(path))).toEqual([]);
});

test('each link of a packed text leads to a packed file', () => {
  const dead = texts.flatMap((path) =>
    linksOf(path).flatMap(({ link, to }) => (isPacked(to) ? [] : [`${path}: ${link} is not packed`])),
  );
  expect(dead).toEqual([]);
});
