/**
 * The samples in the documentation: each block that begins with the path of a module, as that module. A block that begins
 * with the path of a `.ts.txt` is a part of it, which compiles where `fourth-interface.test-interop.ts` puts it.
 */
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  exports: Readonly<Record<string, string | { readonly types: string }>>;
};

/** A block of TypeScript in a text, and the path that its first line gives it. */
export interface Sample {
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
/** Those that are modules. */
export const samples = blocks.filter(({ path }) => path.endsWith('.ts'));

/** Those that are parts of a `.ts.txt`. */
export const quotations = blocks.filter(({ path }) => path.endsWith('.txt'));

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
export declare function verifyCheckpoint(prefix: string, vkey: string, origin: string): Promise<void>;
export declare class MyMonitor {
  constructor(prefix: string, vkey: string);
  poll(): Promise<void>;
  stop(): void;
}
export declare function readEvents(url: string, site: string, key: string): Promise<readonly object[]>;
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

/**
 * Writes the samples into a new folder, with a `tsconfig.json` for them and the project together, since one compilation of
 * both takes little more than the project's alone. A sample is a file at its path in a folder that overlays the project.
 */
export function writeSamples(): { readonly folder: string; [Symbol.dispose](): void } {
  const folder = mkdtempSync(join(root, '.samples-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const { path, code } of samples) write(path, code);
  write('my-project.ts', MY_PROJECT);
  const { include } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as { include: readonly string[] };
  const config = {
    extends: '../tsconfig.json',
    compilerOptions: { rootDirs: ['..', '.'], paths: sourcesOfExports() },
    include: include.map((path) => `../${path}`),
    files: samples.map(({ path }) => path),
  };
  write('tsconfig.json', JSON.stringify(config));
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}
