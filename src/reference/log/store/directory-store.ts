import { randomBytes } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import { lockedElsewhere, replacedElsewhere } from '../error.ts';
import { queue } from '../growth/queue.ts';
import type { Files } from './files.ts';
import { folderSync } from './folder-sync.ts';
import { folders } from './folders.ts';
import { kernelLock } from './kernel-lock.ts';
import { meeting } from './meeting.ts';
import type { Store } from './store.ts';
import { systemFiles } from './system-files.ts';

/** What a store in a folder is built on; the defaults are the file system and a lock in the kernel. */
export interface DirectoryOptions {
  readonly files?: Files;
  /** Locks a file; gives the function that releases it, `undefined` where another holder has the lock. */
  readonly lock?: (file: string) => (() => void) | undefined;
  /** Whether the log may keep an index of its entries in the folder. Default: yes, in the file system. */
  readonly index?: boolean;
}

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

/**
 * A store in a folder, one file for each resource, laid out as tlog-tiles names them, so that any static web server can
 * serve it. The folder is made when the first resource is written. A file appears by rename, whole or not at all, and
 * survives a loss of power when `write` resolves: its bytes are synced before the rename, the folders after it, once for
 * all writes that are under way. Names with a leading dot are the store's own: `.tmp` has files that are being written,
 * `.next-checkpoint` a checkpoint that is on the disk and about to be shown, `.lock` the lock, `.index` an index of the
 * entries.
 *
 * Every function rejects with a RangeError for a path that does not consist of plain names and could leave the folder.
 */
export function directoryStore(folder: string, options: DirectoryOptions = {}): Store {
  const { files = systemFiles, lock = kernelLock, index = options.files === undefined } = options;
  const root = resolve(folder);
  const temporaries = join(root, '.tmp');
  const checkpoint = join(root, 'checkpoint');
  const nextCheckpoint = join(root, '.next-checkpoint');
  const sync = folderSync(files);
  const together = meeting();
  /** Checkpoints replace each other one at a time. */
  const inTurn = queue();
  const { make } = folders(root, files, sync);
  /** The checkpoint as this store last saw it, once it holds the lock. */
  let seen: { readonly bytes: Uint8Array | undefined } | undefined;

  const fileOf = (path: string): string => {
    const names = path.split('/');
    // No leading dot: that excludes `.`, `..` and the store's own names.
    if (!names.every((name) => /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(name))) {
      throw new RangeError(`not a resource path: ${JSON.stringify(path)}`);
    }
    return join(root, ...names);
  };

  const unlink = (file: string) => unlessAbsent(files.unlink(file));

  /**
   * A new file with the bytes, which survive a loss of power; its name need not. Resolves when all that are written at the
   * same time are there, so that they get their names at once, and a folder needs one sync for them.
   */
  const temporaryFile = (bytes: Uint8Array): Promise<string> => together(() => syncedFile(bytes));

  const syncedFile = async (bytes: Uint8Array): Promise<string> => {
    await make(temporaries).made;
    const file = join(temporaries, randomBytes(8).toString('hex'));
    const handle = await files.open(file, 'wx');
    try {
      await handle.appendFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    return file;
  };

  const place = async (temporary: string, file: string): Promise<void> => {
    const parent = make(dirname(file));
    await parent.made;
    await sync.after(dirname(file), () => files.rename(temporary, file));
    await parent.linked;
  };

  /**
   * A reader may see the checkpoint as soon as it has its name, so it is on the disk under another name before; after a
   * loss of power the log opens with that one.
   */
  const placeCheckpoint = async (temporary: string, bytes: Uint8Array): Promise<void> => {
    const stored = seen && (await unlessAbsent(files.readSmall(checkpoint)));
    if (seen && !isSame(stored, seen.bytes)) throw replacedElsewhere(root);
    await place(temporary, nextCheckpoint);
    await files.rename(nextCheckpoint, checkpoint);
    if (seen) seen = { bytes };
  };

  return {
    ...(index && { index: join(root, '.index', 'entries.db') }),
    read: async (path) => unlessAbsent(files.readFile(fileOf(path))),
    write: async (path, bytes) => {
      const file = fileOf(path);
      let temporary: string | undefined;
      try {
        temporary = await temporaryFile(bytes);
        const name = temporary;
        await (file === checkpoint ? inTurn(() => placeCheckpoint(name, bytes)) : place(name, file));
      } catch (error) {
        if (temporary !== undefined) await unlink(temporary).catch(() => undefined);
        throw error;
      }
    },
    remove: async (path) => void (await unlink(fileOf(path))),
    list: async (path) => {
      const names = await unlessAbsent(files.readdir(fileOf(path)));
      return (names ?? []).filter((name) => !name.startsWith('.'));
    },
    lock: async () => {
      await make(root).linked;
      const release = lock(join(root, '.lock'));
      if (!release) throw lockedElsewhere(root);
      try {
        // A killed log may have named the next checkpoint and not have synced the name; a reader may see it from now on.
        await sync.after(root, async () => undefined);
        await unlessAbsent(files.rename(nextCheckpoint, checkpoint));
        for (const name of (await unlessAbsent(files.readdir(temporaries))) ?? [])
          await unlink(join(temporaries, name));
        seen = { bytes: await unlessAbsent(files.readFile(checkpoint)) };
      } catch (error) {
        release();
        throw error;
      }
      return release;
    },
  };
}

function isSame(a: Uint8Array | undefined, b: Uint8Array | undefined): boolean {
  return a === undefined || b === undefined ? a === b : Buffer.compare(a, b) === 0;
}
