import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The default search path of a shell without PATH. */
const USUAL = '/usr/local/bin:/usr/bin:/bin';

/**
 * A path on which the programs of packages come first, as in npm's scripts: `node_modules/.bin` of a folder and of the
 * folders above it. Unchanged where these do not exist.
 */
export function pathWithPackagePrograms(cwd: string, path: string | undefined): string | undefined {
  const folders = above(resolve(cwd))
    .map((folder) => join(folder, 'node_modules', '.bin'))
    .filter((folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory());
  return folders.length === 0 ? path : [...folders, path ?? USUAL].join(':');
}

function above(folder: string): readonly string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...above(parent)];
}
