import { resolve } from 'node:path';
import { fileErrorText } from '../../files/file-error.ts';
import { makeFolder } from '../../files/make-folder.ts';
import { isObjectAddress } from '../../transport/object/address.ts';
import { throwUsageError } from '../usage-error.ts';

/**
 * Makes a folder and its parents.
 * @throws UsageError where the folder cannot be made.
 */
export function makeOptionFolder(option: string, path: string): void {
  if (path === '') throwUsageError(`${option} is empty: name a folder`);
  if (isObjectAddress(path))
    throwUsageError(`${option} ${path}: of all that is served, a tiled log alone can be in a bucket: name a folder`);
  try {
    makeFolder(resolve(path));
  } catch (cause) {
    throwUsageError(`${option} ${path}: the folder cannot be made: ${fileErrorText(cause)}`);
  }
}
