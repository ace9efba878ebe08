import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Store } from './store.ts';

/** Codes of a missing resource: no such name, a file in place of a folder, a folder in place of a file. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

async function unlessAbsent<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

async function writeInto(file: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(file, bytes, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes, { flag: 'wx' });
  }
}

/**
 * A store in a folder, one file for each resource, laid out as tlog-tiles names them, so that any static web server can
 * serve it. The folder is made when the first resource is written. A file appears by rename, whole or not at all; a
 * process that is killed may leave a `.tmp-` file behind, a name that no resource has. Nothing is synced to disk: the
 * resources survive the end of the process, not of the machine.
 *
 * Every function rejects with a RangeError for a path that does not consist of plain names and could leave the folder.
 */
export function directoryStore(folder: string): Store {
  const root = resolve(folder);
  const fileOf = (path: string): string => {
    const names = path.split('/');
    // No leading dot: that excludes `.`, `..` and the names of temporary files.
    if (!names.every((name) => /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(name))) {
      throw new RangeError(`not a resource path: ${JSON.stringify(path)}`);
    }
    return join(root, ...names);
  };
  return {
    read: async (path) => unlessAbsent(readFile(fileOf(path))),
    write: async (path, bytes) => {
      const file = fileOf(path);
      // Beside its target: a rename across file systems fails.
      const temporary = join(dirname(file), `.tmp-${randomBytes(8).toString('hex')}`);
      try {
        await writeInto(temporary, bytes);
        await rename(temporary, file);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    remove: async (path) => rm(fileOf(path), { force: true }),
    list: async (path) => {
      const names = await unlessAbsent(readdir(fileOf(path)));
      return (names ?? []).filter((name) => !name.startsWith('.'));
    },
  };
}
