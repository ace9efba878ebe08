import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The target folder is not empty. */
export class FolderNotEmpty extends Error {
  override readonly name = 'FolderNotEmpty';
  readonly folder: string;

  constructor(folder: string, found: string) {
    super(`expected an empty folder or none at ${folder}, found ${JSON.stringify(found)} in it`);
    this.folder = folder;
  }
}

/** Writes files by path, into an empty folder. */
export interface NewFolder {
  /** Writes a file under its final name: clients read nothing before the checkpoint exists. */
  write(path: string, bytes: Uint8Array): void;
  /** Writes a file by rename, whole or not at all. */
  publish(path: string, bytes: Uint8Array): void;
}

/**
 * Opens a folder to write into; creates it if it does not exist. Synchronous, because writing a file takes three calls
 * of microseconds, and another thread would take longer.
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
    // Files come in the order of their indices, so that the folder is nearly always the last one made.
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

/**
 * Makes a folder and those above it, one at a time: with `recursive` every error becomes ENOENT on a read-only file
 * system, and Node never ends where a file system refuses a folder with ENOENT, as /proc does.
 */
function make(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    make(dirname(folder));
    mkdirSync(folder);
  }
}
