import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** What a shell without PATH looks through. */
const USUAL = '/usr/local/bin:/usr/bin:/bin';

/**
 * A path on which the programs of packages are found before others, as npm has it for scripts: `node_modules/.bin` of a
 * folder and of those above it. As it is where there are none.
 */
export function pathWithPackagePrograms(cwd: string, path: string | undefined): string | undefined {
  const found = above(resolve(cwd))
    .map((folder) => join(folder, 'node_modules', '.bin'))
    .filter((folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory());
  return found.length === 0 ? path : [...found, path ?? USUAL].join(':');
}

function above(folder: string): readonly string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...above(parent)];
}
