/**
 * The samples in the documentation compile: each block that begins with the path of a module, as that module. A block that
 * begins with the path of a `.ts.txt` is a part of it, which compiles where `fourth-interface.test-interop.ts` puts it.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  exports: Readonly<Record<string, string | { readonly types: string }>>;
};

/** A block of TypeScript in a text, and the path that its first line gives it. */
interface Sample {
  readonly text: string;
  readonly path: string;
  readonly code: string;
}

const blocks: readonly Sample[] = ['CONTRIBUTING.md', 'README.md', ...globSync('docs/**/*.md', { cwd: root })]
  .sort()
  .flatMap((text) =>
    [...readFileSync(join(root, text), 'utf8').matchAll(/^```ts\n\/\/ (\S+\.ts(?:\.txt)?)\n(.*?)^```$/gms)].map(
      ([, path, code]) => ({ text, path: path!, code: code! }),
    ),
  );
const samples = blocks.filter(({ path }) => path.endsWith('.ts'));
const quotations = blocks.filter(({ path }) => path.endsWith('.txt'));

/** The modules that a reader's own project would have, by their names in the samples. */
const MY_PROJECT = `
import type { LibraryObject } from 'touchstone/migration';
export declare const VKEY: string;
export declare function startMyLog(): Promise<string>;
export declare function startMyFeed(): Promise<string>;
export declare function add(site: string, item: string, event: object): Promise<void>;
export declare function change(site: string, item: string, event: object): Promise<void>;
export declare function remove(site: string, item: string): Promise<void>;
export declare const StackMigration: LibraryObject;
`;

/** The sources of the package's exports. */
const sourcesOfExports = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(exports).flatMap(([name, target]) =>
      typeof target === 'string'
        ? []
        : [[`touchstone${name.slice(1)}`, [target.types.replace('./dist/', '../').replace(/\.d\.ts$/, '.ts')]]],
    ),
  );

let folder: string;
let output: string;

// One compilation for all samples. A sample is a file at its path in a folder that overlays the project.
beforeAll(() => {
  folder = mkdtempSync(join(root, '.samples-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const { path, code } of samples) write(path, code);
  write('my-project.ts', MY_PROJECT);
  const compilerOptions = { rootDirs: ['..', '.'], paths: sourcesOfExports() };
  const files = [...new Set(samples.map(({ path }) => path))];
  write('tsconfig.json', JSON.stringify({ extends: '../tsconfig.json', compilerOptions, include: [], files }));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  // Checkers beside each other look at much of the project again: for a few small files one takes half of the work.
  const args = ['-p', folder, '--pretty', 'false', '--singleThreaded'];
  const ran = spawnSync(process.execPath, [tsc, ...args], { cwd: folder, encoding: 'utf8' });
  output = `${ran.stdout}${ran.stderr}`;
  if (ran.status !== 0 && output === '') throw new Error(`tsc ended with ${ran.status} and no output`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the samples', () => {
  test('exist', () => {
    expect(samples.length).toBeGreaterThanOrEqual(8);
    expect(new Set(samples.map(({ path }) => path)).size).toBe(samples.length);
  });
  test.each(samples)('$text: $path', ({ path }) => {
    expect(output.split('\n').filter((line) => line.startsWith(path))).toEqual([]);
  });
  test('compile together', () => expect(output).toBe(''));
});

describe('the quotations', () => {
  test('exist', () => expect(quotations.length).toBeGreaterThanOrEqual(3));
  test.each(quotations)('$text: $path', ({ path, code }) =>
    expect(readFileSync(join(root, path), 'utf8')).toContain(code),
  );
});
