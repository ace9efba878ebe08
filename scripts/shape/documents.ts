import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measure } from './measure.ts';

const AT_MOST = 200;

/** The longest document that a user reads: README.md, or one of docs/. */
export function longestDocument(root: string): Measure {
  const lengths = ['README.md', ...globSync('docs/**/*.md', { cwd: root })]
    .filter((path) => existsSync(join(root, path)))
    .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1 }))
    .sort((a, b) => b.lines - a.lines);
  return {
    title: 'lines of the longest document',
    value: lengths[0]?.lines ?? 0,
    atMost: AT_MOST,
    found: lengths.slice(0, 3).map(({ path, lines }) => `${path}: ${lines}`),
  };
}
