import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { referredTypes, removeInnerTypes } from './inner-types.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-types-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["import type { A } from './a.ts';", ['dist/x/a.d.ts']],
  ["export * from '../b.js';", ['dist/b.d.ts']],
  ["export declare const c: import('./c.ts').C;", ['dist/x/c.d.ts']],
  ["import '../d/e.ts';", ['dist/d/e.d.ts']],
  ["import type { F } from 'fast-check';", []],
])('types refer to others: %s', (text, expected) => {
  expect(referredTypes('dist/x/y.d.ts', text)).toEqual(expected);
});

test('types that an export reaches stay, and all code', () => {
  const write = (name: string, text = '') => writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, 'dist'));
  write('package.json', JSON.stringify({ exports: { '.': { types: './dist/a.d.ts' }, './x.json': './x.json' } }));
  write('dist/a.d.ts', "export { b } from './b.ts';");
  write('dist/b.d.ts', "import type { A } from './a.ts';");
  for (const name of ['a.js', 'b.js', 'c.js', 'c.d.ts']) write(`dist/${name}`);
  removeInnerTypes(folder);
  expect(readdirSync(join(folder, 'dist')).sort()).toEqual(['a.d.ts', 'a.js', 'b.d.ts', 'b.js', 'c.js']);
});
