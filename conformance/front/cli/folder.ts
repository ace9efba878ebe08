import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileTrouble } from './file-trouble.ts';
import { usage } from './usage.ts';

/**
 * Makes a folder and those above it, one at a time: Node's own `recursive` never ends where a file system refuses a
 * folder with ENOENT, as /proc does.
 *
 * @throws UsageError where it cannot be made.
 */
export function makeFolder(option: string, path: string): void {
  if (path === '') usage(`${option} names no folder`);
  const missing: string[] = [];
  try {
    for (let folder = resolve(path); !isFolder(folder); folder = dirname(folder)) missing.unshift(folder);
    for (const folder of missing) mkdirSync(folder);
  } catch (cause) {
    usage(`${option} ${path}: the folder cannot be made: ${fileTrouble(cause)}`);
  }
}

/** Whether a folder is there. Throws where something else is, or where nobody may look. */
function isFolder(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found !== undefined && !found.isDirectory()) throw new Error(`${path} is a file`);
  return found !== undefined;
}
