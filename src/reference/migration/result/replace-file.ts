/** Replaces a file so that a reader, also after a loss of power, finds the old contents or the new. */
import * as nodeFiles from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** The functions of the file system that are needed; a test has a disk of its own. */
export type Files = Pick<typeof nodeFiles, 'mkdir' | 'open' | 'readFile' | 'rename' | 'unlink'>;

/** Resolves when the new contents survive a loss of power. `mode`: the permissions of the file. */
export async function replaceFile(path: string, text: string, mode: number, files: Files = nodeFiles): Promise<void> {
  // One writer at a time has the lock of the output file, so the name is free, or left by a run that was killed.
  const unfinished = join(dirname(path), `.${basename(path)}.unfinished`);
  try {
    const file = await files.open(unfinished, 'w', mode);
    try {
      await file.appendFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await files.rename(unfinished, path);
  } catch (error) {
    await files.unlink(unfinished).catch(() => undefined);
    throw error;
  }
  await syncFolder(dirname(path), files);
}

/** Resolves when the names in a folder survive a loss of power. */
export async function syncFolder(path: string, files: Pick<Files, 'open'> = nodeFiles): Promise<void> {
  // Windows has no sync of a folder.
  if (process.platform === 'win32') return;
  const folder = await files.open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
