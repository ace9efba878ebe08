import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder and its parents, one at a time: Node's own `recursive` never ends where a file system refuses a
 * folder with ENOENT, as /proc does. Throws the error of the file system, or one that names a file in the place of a folder.
 */
export function makeFolder(path: string): void {
  const missing: string[] = [];
  for (let folder = resolve(path); !isFolder(folder); folder = dirname(folder)) missing.unshift(folder);
  for (const folder of missing) {
    try {
      mkdirSync(folder);
    } catch (cause) {
      // Another process may make it meanwhile.
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST' || !isFolder(folder)) throw cause;
    }
  }
}

/** Whether a folder exists. Throws where the path is a file, or where its parent may not be read. */
function isFolder(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats !== undefined && !stats.isDirectory()) throw new Error(`${path} is a file and not a directory`);
  return stats !== undefined;
}
