import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageVersion } from './package-version.ts';

let cwd: string;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'package-version-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  };
  write('node_modules/@example/migration/package.json', '{"name":"@example/migration","version":"1.2.3-v4"}');
  write('node_modules/@example/migration/lib/index.js', '');
  // Builds have a package.json of their own for the kind of their modules.
  write('node_modules/@example/migration/lib/package.json', '{"type":"commonjs"}');
  write('node_modules/plain/index.js', '');
});
afterAll(() => rmSync(cwd, { recursive: true }));

test.each([
  ['@example/migration/lib/index.js', '1.2.3-v4'],
  ['plain', undefined],
  ['./node_modules/@example/migration/lib/index.js', undefined],
  ['/opt/migration', undefined],
])('the version of the package of %s: %s', (specifier, version) => {
  expect(packageVersion(specifier, cwd)).toBe(version);
});
