/**
 * Collects the files of an image: `node scripts/image.ts touchstone|migration FOLDER`, run by the Containerfile of
 * each. Copies Node, the sources without their tests, and the packages that they need at run time with their
 * dependencies.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const MIGRATION = 'src/reference/migration';
/** The core in its default version, and the version with the tracker (`core/core-package.ts`). */
const CORES = ['@daostack/arc', '@daostack/arc-0.0.1-rc.33'];

interface Package {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const read = (folder: string): Package => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const needs = (folder: string) => Object.keys(read(folder).dependencies ?? {});

const IMAGES = {
  touchstone: {
    files: ['package.json', 'LICENSE', 'conformance', 'fixtures', 'spec', 'src'],
    packages: () => [...needs(root), 'ethers', 'hardhat', 'zod', ...CORES],
  },
  migration: {
    files: [MIGRATION, 'LICENSE'],
    packages: () => [...needs(join(root, MIGRATION)), 'hardhat', ...CORES],
  },
};

const [name = '', target = ''] = process.argv.slice(2);
if (!(name === 'touchstone' || name === 'migration') || target === '') {
  throw new Error('Expected touchstone or migration, and a folder');
}
const { files, packages } = IMAGES[name];
const copy = (path: string, wanted: (path: string) => boolean = () => true) =>
  cpSync(join(root, path), join(target, path), { recursive: true, dereference: true, filter: wanted });
const isTest = (path: string) => /\.test(-[a-z]+)?\.ts$/.test(path) || basename(path) === 'node_modules';

mkdirSync(join(target, 'bin'), { recursive: true });
cpSync(realpathSync(process.execPath), join(target, 'bin/node'));
for (const path of files) copy(path, (source) => !isTest(source));
for (const path of closure(packages())) copy(path, (source) => !/\.(map|md)$/.test(source));

/** The folders of packages and of all their dependencies, as Node resolves them. Optional packages may be absent. */
function closure(names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (from: string, wanted: string, optional: boolean): void => {
    const folder = resolved(from, wanted);
    if (folder === undefined) {
      if (optional) return;
      throw new Error(`${wanted} is not installed: npm install`);
    }
    const path = relative(root, folder);
    if (found.has(path)) return;
    found.add(path);
    const { dependencies = {}, optionalDependencies = {} } = read(folder);
    for (const key of Object.keys(dependencies)) add(folder, key, key in optionalDependencies);
    for (const key of Object.keys(optionalDependencies)) add(folder, key, true);
  };
  for (const name of names) add(root, name, false);
  return found;
}

function resolved(from: string, wanted: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', wanted);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (relative(root, folder) === '' || folder === dirname(folder)) return undefined;
  }
}
