import { randomBytes } from 'node:crypto';
import * as nodeFiles from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file that is not there yet, for its owner alone, and syncs it and its folder to disk. A file that cannot be written
 * to its end is removed again. Throws the error of the file system: `EEXIST` where the file is there, which stays as it is.
 */
export function writeNewFile(file: string, text: string, files = nodeFiles): void {
  const handle = files.openSync(file, 'wx', 0o600);
  try {
    try {
      files.writeFileSync(handle, text);
      files.fsyncSync(handle);
    } finally {
      files.closeSync(handle);
    }
  } catch (cause) {
    files.rmSync(file, { force: true });
    throw cause;
  }
  syncFolder(dirname(file), files);
}

/** Puts such a file in the place of another, which stays as it is where that fails. Throws the error of the file system. */
export function replaceByNewFile(file: string, text: string, files = nodeFiles): void {
  const temporary = `${file}.${randomBytes(6).toString('hex')}`;
  writeNewFile(temporary, text, files);
  try {
    files.renameSync(temporary, file);
  } catch (cause) {
    files.rmSync(temporary, { force: true });
    throw cause;
  }
  syncFolder(dirname(file), files);
}

function syncFolder(folder: string, files: typeof nodeFiles): void {
  if (process.platform === 'win32') return;
  const handle = files.openSync(folder, 'r');
  files.fsyncSync(handle);
  files.closeSync(handle);
}
