import { randomBytes } from 'node:crypto';
import * as nodeFiles from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file whole or not at all, and syncs it and its folder to disk. `mode`: that of the file, where it is not the usual
 * one. Throws the error of the file system.
 */
export function replaceFile(file: string, content: Uint8Array | string, mode?: number, files = nodeFiles): void {
  const temporary = `${file}.tmp-${randomBytes(6).toString('hex')}`;
  try {
    const handle = files.openSync(temporary, 'wx');
    try {
      // Not writeSync: on a full disk it writes only a part, and reports that only by its count.
      if (mode !== undefined) files.fchmodSync(handle, mode & 0o777);
      files.writeFileSync(handle, content);
      files.fsyncSync(handle);
    } finally {
      files.closeSync(handle);
    }
    files.renameSync(temporary, file);
  } catch (cause) {
    files.rmSync(temporary, { force: true });
    throw cause;
  }
  if (process.platform === 'win32') return;
  const handle = files.openSync(dirname(file), 'r');
  files.fsyncSync(handle);
  files.closeSync(handle);
}
