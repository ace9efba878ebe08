import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isObjectAddress } from '../../transport/object/address.ts';
import { throwUsageError } from '../usage-error.ts';
import { fileErrorText } from './file-error.ts';

/**
 * Makes a folder and its parents, one at a time: Node's own `recursive` never ends where a file system refuses a
 * folder with ENOENT, as /proc does.
 * @throws UsageError where the folder cannot be made.
 */
export function makeOptionFolder(option: string, path: string): void {
  if (path === '') throwUsageError(`${option} is empty: name a folder`);
  if (isObjectAddress(path))
    throwUsageError(`${option} ${path}: of all that is served, a tiled log alone can be in a bucket: name a folder`);
  const missing: string[] = [];
  try {
    for (let folder = resolve(path); !isFolder(folder); folder = dirname(folder)) missing.unshift(folder);
    for (const folder of missing) mkdirSync(folder);
  } catch (cause) {
    throwUsageError(`${option} ${path}: the folder cannot be made: ${fileErrorText(cause)}`);
  }
}

/** Whether a folder exists. Throws where the path is a file, or where its parent may not be read. */
function isFolder(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats !== undefined && !stats.isDirectory()) throw new Error(`${path} is a file`);
  return stats !== undefined;
}
