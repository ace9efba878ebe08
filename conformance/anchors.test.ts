import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('./', import.meta.url));
const files = globSync('**/oracle/**/*.ts', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test(-[a-z]+)?\.ts$/.test(path))
  .sort();
const anchors = files.flatMap((file) =>
  [...readFileSync(root + file, 'utf8').matchAll(/^ \* Anchored by: (\S.*)$/gm)].map(([, data]) => ({ file, data })),
);

describe('the oracle is tested with foreign data', () => {
  it('names it, each file at most once', () => {
    expect(anchors.length).toBeGreaterThanOrEqual(75);
    expect(new Set(anchors.map(({ file }) => file)).size).toBe(anchors.length);
  });

  it.each(anchors)('$file: $data', ({ file }) => {
    // The anchor is in the first comment of the file, where a reader sees it first.
    const text = readFileSync(root + file, 'utf8');
    expect(text.startsWith('/**\n')).toBe(true);
    expect(text.slice(0, text.indexOf('*/'))).toContain('\n * Anchored by: ');
  });
});
