import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder that a log was to be written into has something in it. */
export class FolderNotEmpty extends Error {
  override readonly name = 'FolderNotEmpty';
  readonly folder: string;

  constructor(folder: string, found: string) {
    super(`expected an empty folder or none at ${folder}, found ${JSON.stringify(found)} in it`);
    this.folder = folder;
  }
}

/** Files by path, in a folder that had nothing in it. */
export interface NewFolder {
  /** Puts a file there, under its final name: nobody reads before the checkpoint is there. */
  write(path: string, bytes: Uint8Array): void;
  /** Puts a file there by rename, whole or not at all. */
  publish(path: string, bytes: Uint8Array): void;
}

/**
 * A folder to write into, made where there is none. Synchronous, since a file is three calls of microseconds, and asking
 * another thread for them takes longer.
 *
 * @throws FolderNotEmpty; what `node:fs` throws where the folder cannot be made.
 */
export function newFolder(folder: string): NewFolder {
  make(folder);
  const [found] = readdirSync(folder);
  if (found !== undefined) throw new FolderNotEmpty(folder, found);
  let last = '';
  const write = (path: string, bytes: Uint8Array): void => {
    const file = join(folder, path);
    const parent = dirname(file);
    // Files come in the order of their indices, so that nearly always the folder is the one that was made last.
    if (parent !== last) mkdirSync((last = parent), { recursive: true });
    writeFileSync(file, bytes, { flag: 'wx' });
  };
  return {
    write,
    publish: (path, bytes) => {
      const temporary = join(dirname(path), `.tmp-${path.split('/').at(-1)}`);
      try {
        write(temporary, bytes);
        renameSync(join(folder, temporary), join(folder, path));
      } catch (error) {
        rmSync(join(folder, temporary), { force: true });
        throw error;
      }
    },
  };
}

/** Makes a folder and those above it. */
function make(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    // With `recursive` every error becomes ENOENT on a file system that is read-only, so it is asked for only when due.
    if (code !== 'ENOENT') throw error;
    mkdirSync(folder, { recursive: true });
  }
}
