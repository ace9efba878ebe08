import { randomBytes } from 'node:crypto';
import * as nodeFiles from 'node:fs';
import { dirname } from 'node:path';

/** For its owner alone. */
export const OWNER_ONLY = 0o600;

/**
 * Writes a file that is not there yet, for its owner alone, and syncs it and its folder to disk. A file that cannot be written
 * to its end is removed again. Throws the error of the file system: `EEXIST` where the file is there, which stays as it is.
 */
export function writeNewFile(file: string, content: Uint8Array | string, files = nodeFiles): void {
  writeSynced(file, content, OWNER_ONLY, files);
  syncFolder(dirname(file), files);
}

/**
 * Puts a new file in the place of another, whole or not at all, and syncs it and its folder to disk. `mode`: that of the file,
 * where it is not the usual one. Throws the error of the file system, and leaves the other file as it is.
 */
export function replaceFile(file: string, content: Uint8Array | string, mode?: number, files = nodeFiles): void {
  const temporary = `${file}.${randomBytes(6).toString('hex')}`;
  writeSynced(temporary, content, mode, files);
  try {
    files.renameSync(temporary, file);
  } catch (cause) {
    files.rmSync(temporary, { force: true });
    throw cause;
  }
  syncFolder(dirname(file), files);
}

function writeSynced(file: string, content: Uint8Array | string, mode: number | undefined, files: typeof nodeFiles) {
  // With its mode from the beginning: a reader that opens it before it has one sees what is written later.
  const handle = files.openSync(file, 'wx', mode === undefined ? undefined : mode & 0o777);
  try {
    try {
      // The mode of a new file is without the bits of the process's umask.
      if (mode !== undefined) files.fchmodSync(handle, mode & 0o777);
      // Not writeSync: on a full disk it writes only a part, and reports that only by its count.
      files.writeFileSync(handle, content);
      files.fsyncSync(handle);
    } finally {
      files.closeSync(handle);
    }
  } catch (cause) {
    files.rmSync(file, { force: true });
    throw cause;
  }
}

function syncFolder(folder: string, files: typeof nodeFiles): void {
  if (process.platform === 'win32') return;
  const handle = files.openSync(folder, 'r');
  files.fsyncSync(handle);
  files.closeSync(handle);
}
