import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { dependenciesOf } from './weights.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-weights-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a package whose code has so many bytes. Returns the bytes of its files. */
function install(place: string, dependencies: Readonly<Record<string, string>>, bytes: number): number {
  const manifest = JSON.stringify({ dependencies });
  mkdirSync(join(folder, place, 'lib'), { recursive: true });
  writeFileSync(join(folder, place, 'package.json'), manifest);
  writeFileSync(join(folder, place, 'lib/index.js'), 'x'.repeat(bytes));
  return manifest.length + bytes;
}

test('a dependency weighs with what it alone brings, each package once', () => {
  install('.', { a: '1', b: '1' }, 1);
  const a = install('node_modules/a', { b: '1', c: '1', d: '1' }, 10);
  const c = install('node_modules/c', { d: '1' }, 200);
  const d = install('node_modules/d', { c: '1' }, 3_000);
  const b = install('node_modules/b', { d: '2' }, 40_000);
  const other = install('node_modules/b/node_modules/d', {}, 500_000);
  expect(dependenciesOf(folder)).toEqual([
    { name: 'a', brings: ['c', 'd'], files: 6, bytes: a + c + d },
    { name: 'b', brings: ['d'], files: 4, bytes: b + other },
  ]);
});

test('a package that is not installed is named', () => {
  install('node_modules/b', { absent: '1' }, 1);
  expect(() => dependenciesOf(folder)).toThrow(/^Expected an installed absent, found nothing at /);
});
