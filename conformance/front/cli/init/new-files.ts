/** Writes files as a whole or not at all, and none over another. */

import { randomBytes } from 'node:crypto';
import { linkSync, lstatSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { throwUsageError } from '../../../command/usage-error.ts';
import { fileErrorText } from '../../../files/file-error.ts';
import { makeFolder } from '../../../files/make-folder.ts';

/** A file to be written. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

/** Errors of file systems that have no links. */
const NO_LINKS = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'];

/** A path as the user would type it. */
export const shownPath = (path: string): string => relative('.', path) || '.';

/** Whether there is a file, a folder or a link, even one that leads nowhere. */
function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    // Writing it says why.
    return false;
  }
}

/** @throws UsageError with the name of the first file that is there already. */
export function refuseExisting(paths: readonly string[]): void {
  for (const path of paths)
    if (isThere(path)) throwUsageError(`${shownPath(path)} is there already and stays as it is; --force replaces it`);
}

/**
 * Writes all files, or none: each is complete under another name before the first gets its own. Without `force` no file
 * is replaced, not even one that appeared in the meantime.
 *
 * @throws UsageError where one is there, or cannot be written.
 */
export function writeNewFiles(files: readonly NewFile[], force: boolean): void {
  if (!force) refuseExisting(files.map(({ path }) => path));
  const suffix = `.${process.pid}-${randomBytes(4).toString('hex')}`;
  const temporary = ({ path }: NewFile) => join(dirname(path), `.${basename(path)}${suffix}`);
  const placed: string[] = [];
  try {
    for (const file of files) write(file, temporary(file));
    for (const file of files) {
      if (force) renameSync(temporary(file), file.path);
      else {
        place(temporary(file), file);
        placed.push(file.path);
      }
    }
  } catch (cause) {
    for (const path of placed) rmSync(path, { force: true });
    throw cause;
  } finally {
    for (const file of files) if (isThere(temporary(file))) rmSync(temporary(file));
  }
}

function write({ path, text }: NewFile, at: string): void {
  try {
    makeFolder(dirname(path));
    writeFileSync(at, text, { flag: 'wx' });
  } catch (cause) {
    throwUsageError(`${shownPath(path)} cannot be written: ${fileErrorText(cause)}`);
  }
}

/** Gives a written file its name, if that is free. */
function place(from: string, { path, text }: NewFile): void {
  try {
    try {
      linkSync(from, path);
    } catch (cause) {
      if (!NO_LINKS.includes((cause as NodeJS.ErrnoException).code ?? '')) throw cause;
      writeFileSync(path, text, { flag: 'wx' });
    }
  } catch (cause) {
    throwUsageError(`${shownPath(path)} cannot be written: ${fileErrorText(cause)}`);
  }
}
