import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { throwUsageError } from '../usage-error.ts';
import { fileErrorText } from './file-error.ts';

/**
 * Makes a folder and those above it, one at a time: Node's own `recursive` never ends where a file system refuses a
 * folder with ENOENT, as /proc does.
 *
 * @throws UsageError where it cannot be made.
 */
export function makeOptionFolder(option: string, path: string): void {
  if (path === '') throwUsageError(`${option} names no folder`);
  const missing: string[] = [];
  try {
    for (let folder = resolve(path); !isFolder(folder); folder = dirname(folder)) missing.unshift(folder);
    for (const folder of missing) mkdirSync(folder);
  } catch (cause) {
    throwUsageError(`${option} ${path}: the folder cannot be made: ${fileErrorText(cause)}`);
  }
}

/** Whether a folder is there. Throws where something else is, or where nobody may look. */
function isFolder(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found !== undefined && !found.isDirectory()) throw new Error(`${path} is a file`);
  return found !== undefined;
}
