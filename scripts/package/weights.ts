/** What the dependencies of the package weigh, as they are installed here. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files and bytes of installed packages. */
export interface Weight {
  readonly files: number;
  readonly bytes: number;
}

/** A dependency with the further packages that it brings: those that are no dependency of ours. */
export interface Dependency extends Weight {
  readonly name: string;
  readonly brings: readonly string[];
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The dependencies of a package with their weights, by name. `root`: its folder, where they are installed. */
export function dependenciesOf(root: string): readonly Dependency[] {
  const own = Object.keys(manifestOf(root).dependencies ?? {}).sort();
  return own.map((name) => {
    const brought = new Map<string, string>();
    const add = (from: string): void => {
      for (const next of Object.keys(manifestOf(from).dependencies ?? {})) {
        const folder = installedFor(from, next, root);
        if (own.includes(next) || brought.has(folder)) continue;
        brought.set(folder, next);
        add(folder);
      }
    };
    const folder = join(root, 'node_modules', name);
    add(folder);
    const weights = [folder, ...brought.keys()].map(weightOf);
    return {
      name,
      brings: [...new Set(brought.values())].sort(),
      files: weights.reduce((sum, { files }) => sum + files, 0),
      bytes: weights.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  });
}

/** The folder of a dependency of an installed package, as Node finds it: below the package itself, or below the root. */
function installedFor(from: string, name: string, root: string): string {
  const nested = join(from, 'node_modules', name);
  const folder = existsSync(nested) ? nested : join(root, 'node_modules', name);
  if (!existsSync(folder))
    throw new Error(`Expected an installed ${name}, found nothing at ${folder}. Run \`npm install\`.`);
  return folder;
}

/** The weight of an installed package without the packages below it. */
function weightOf(folder: string): Weight {
  const files = globSync('**/*', { cwd: folder, exclude: (name) => name === 'node_modules' })
    .map((path) => statSync(join(folder, path)))
    .filter((stat) => stat.isFile());
  return { files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) };
}
