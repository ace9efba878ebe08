import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('./oracle/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
const anchors = files.flatMap((file) =>
  [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^ \* Anchored by: (\S.*)$/gm)].map(([, data]) => ({
    file,
    data,
  })),
);

describe('every file of the oracle is held against data that nobody here wrote', () => {
  it(`${files.length} files name their anchor, each once`, () => {
    expect(files.length).toBeGreaterThan(0);
    expect(anchors.map(({ file }) => file)).toEqual(files);
  });

  it.each(anchors)('$file: $data', ({ file }) => {
    // The anchor stands in the comment that the file begins with, where a reader meets it first.
    const text = readFileSync(new URL(file, folder), 'utf8');
    expect(text.startsWith('/**\n')).toBe(true);
    expect(text.slice(0, text.indexOf('*/'))).toContain('\n * Anchored by: ');
  });
});
