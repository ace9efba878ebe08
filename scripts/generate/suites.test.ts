import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { alterationsOf } from './suites.ts';

const parent = `${mkdtempSync(join(tmpdir(), 'touchstone-suites-'))}/`;
afterAll(() => rmSync(parent, { recursive: true }));

const suiteWith = (name: string, files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(parent, name, path)), { recursive: true });
    writeFileSync(join(parent, name, path), text);
  }
  return alterationsOf(name, parent);
};

const EMPTY_FAULTS =
  'export type FaultName = never;\n\n/** The faults by name: the file of each, and how it is loaded. */\nexport const faults = {} as const;';
const EMPTY_VARIANTS =
  'export type VariantName = never;\n\n/** The variants by name: the file of each, and how it is loaded. */\nexport const variants = {} as const;';

test('a suite without faults and variants has two empty tables', () => {
  const text = suiteWith('bare', {});
  expect(text).toContain(EMPTY_FAULTS);
  expect(text).toContain(EMPTY_VARIANTS);
});

test('a suite may have faults and no variants', () => {
  const text = suiteWith('half', { 'faults/text/form.ts': 'export const noText = 1;\n' });
  expect(text).toContain("export type FaultName =\n  | 'no-text';");
  expect(text).toContain(
    "  'no-text': { file: 'text/form', load: async () => (await import('../faults/text/form.ts')).noText },",
  );
  expect(text).toContain(EMPTY_VARIANTS);
});

test('two exports that give one name are refused', () => {
  const files = { 'faults/a/b.ts': 'export const noText = 1;\n', 'faults/a/c.ts': 'export const noText = 1;\n' };
  expect(() => suiteWith('twice', files)).toThrow('conformance/twice/faults: two exports give the name no-text');
});
