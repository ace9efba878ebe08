import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file that is not there yet, for its owner alone, and syncs it and its folder to disk. A file that cannot be written
 * to its end is removed again. Throws the error of the file system: `EEXIST` where the file is there, which stays as it is.
 */
export function writeNewFile(file: string, text: string): void {
  const handle = openSync(file, 'wx', 0o600);
  try {
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch (cause) {
    rmSync(file, { force: true });
    throw cause;
  }
  syncFolder(dirname(file));
}

/** Puts such a file in the place of another, which stays as it is where that fails. Throws the error of the file system. */
export function replaceByNewFile(file: string, text: string): void {
  const temporary = `${file}.${randomBytes(6).toString('hex')}`;
  writeNewFile(temporary, text);
  try {
    renameSync(temporary, file);
  } catch (cause) {
    rmSync(temporary, { force: true });
    throw cause;
  }
  syncFolder(dirname(file));
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
