import { randomBytes } from 'node:crypto';
import { closeSync, fchmodSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file whole or not at all, and syncs it and its folder to disk. `mode`: that of the file, where it is not the usual
 * one. Throws the error of the file system.
 */
export function replaceFile(file: string, content: Uint8Array | string, mode?: number): void {
  const temporary = `${file}.tmp-${randomBytes(6).toString('hex')}`;
  try {
    const handle = openSync(temporary, 'wx');
    try {
      // Not writeSync: on a full disk it writes only a part, and reports that only by its count.
      if (mode !== undefined) fchmodSync(handle, mode & 0o777);
      writeFileSync(handle, content);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(temporary, file);
  } catch (cause) {
    rmSync(temporary, { force: true });
    throw cause;
  }
  if (process.platform === 'win32') return;
  const handle = openSync(dirname(file), 'r');
  fsyncSync(handle);
  closeSync(handle);
}
