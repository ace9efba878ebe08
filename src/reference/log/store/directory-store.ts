import { randomBytes } from 'node:crypto';
import { basename, dirname, join, resolve } from 'node:path';
import { lockedElsewhere, replacedElsewhere } from '../error.ts';
import { queue } from '../growth/queue.ts';
import type { Files } from './files.ts';
import { folderSync } from './folder-sync.ts';
import { folders } from './folders.ts';
import { kernelLock } from './kernel-lock.ts';
import type { Prepared, Store, Write } from './store.ts';
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
 * survives a loss of power when `write` or `publish` resolves: its bytes are synced before the rename, the folders after it,
 * once for all that is published together. Names with a leading dot are the store's own: `.tmp` has files that are being
 * written, `.next-checkpoint` and `.next-checkpoint-2` a checkpoint that is about to be shown, `.lock` the lock, `.index` an
 * index of the entries.
 *
 * Every function rejects with a RangeError for a path that does not consist of plain names and could leave the folder.
 */
export function directoryStore(folder: string, options: DirectoryOptions = {}): Store {
  const { files = systemFiles, lock = kernelLock, index = options.files === undefined } = options;
  const root = resolve(folder);
  const temporaries = join(root, '.tmp');
  const checkpoint = join(root, 'checkpoint');
  /**
   * A checkpoint gets its next name while the names of its tiles are synced, and the final one afterwards. The next checkpoint
   * has the other name: the final name of this one is on the disk only when the folder is synced again.
   */
  const nextCheckpoints = [join(root, '.next-checkpoint'), join(root, '.next-checkpoint-2')] as const;
  let shown = 0;
  const sync = folderSync(files);
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

  /** A new file with the bytes, which survive a loss of power; its name need not. */
  const temporaryFile = async (bytes: Uint8Array): Promise<string> => {
    // A store's first write syncs the names in the root by this. A checkpoint that was shown may have its final name in memory
    // alone: it is on the disk before another one gets the name that it had before. A sync that fails is an error.
    await make(temporaries).linked;
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

  /** Does work for all, and resolves when all of it has ended. What a loss of power would keep of it is synced together. */
  const forAll = async <T, U>(all: readonly T[], work: (one: T) => Promise<U>): Promise<readonly U[]> => {
    const underWay = all.map(work);
    await Promise.allSettled(underWay);
    return Promise.all(underWay);
  };

  /** Writes files, all of which get their names when the bytes of all survive a loss of power. */
  const writeAll = async (writes: readonly { readonly file: string; readonly bytes: Uint8Array }[]): Promise<void> => {
    const temporary = new Map<string, string>();
    try {
      await forAll(writes, async ({ file, bytes }) => temporary.set(file, await temporaryFile(bytes)));
      await forAll(writes, ({ file }) => place(temporary.get(file)!, file));
    } catch (error) {
      for (const file of temporary.values()) await unlink(file).catch(() => undefined);
      throw error;
    }
  };

  /**
   * A reader may see the checkpoint as soon as it has its name, so it is on the disk under another name before, and so is all
   * that it commits to; after a loss of power the log opens with that one.
   */
  const publish = async (
    resources: Iterable<Write>,
    checkpointOf: () => Uint8Array,
    cosigned?: () => Promise<Uint8Array>,
  ): Promise<void> => {
    const writes = Array.from(resources, ({ path, bytes }) => ({ file: fileOf(path), bytes }));
    let bytes = checkpointOf();
    const next = nextCheckpoints[shown++ % 2]!;
    let isAsked = false;
    try {
      await writeAll([...writes, { file: next, bytes }]);
      if (cosigned) {
        isAsked = true;
        bytes = await cosigned();
        await writeAll([{ file: next, bytes }]);
      }
      const stored = seen && (await unlessAbsent(files.readSmall(checkpoint)));
      if (seen && !isSame(stored, seen.bytes)) throw replacedElsewhere(root);
    } catch (error) {
      // A witness may have cosigned it, and cosigns no other tree of this size: the log has to go on from this one.
      if (!isAsked) await unlink(next).catch(() => undefined);
      throw error;
    }
    await files.rename(next, checkpoint);
    if (seen) seen = { bytes };
  };

  const preparedAt = async (next: string): Promise<readonly Prepared[]> => {
    const bytes = await unlessAbsent(files.readFile(next));
    if (bytes === undefined) return [];
    const show = async (paths: readonly string[], cosigned?: () => Promise<Uint8Array>): Promise<void> => {
      // A killed log may have named all of it and synced nothing; a reader may see it from now on. The link of a folder has the
      // root synced, too. Without paths, nothing is shown that was not there before.
      const parents = new Set(paths.map((path) => dirname(fileOf(path))));
      await forAll([...parents], (folder) => sync.after(folder, async () => make(folder).linked));
      const shown = cosigned ? await cosigned() : bytes;
      if (cosigned) await writeAll([{ file: next, bytes: shown }]);
      await sync.after(root, () => files.rename(next, checkpoint));
      if (seen) seen = { bytes: shown };
    };
    return [{ name: basename(next), bytes, show, drop: async () => void (await unlink(next)) }];
  };

  return {
    ...(index && { index: join(root, '.index', 'entries.db') }),
    read: async (path) => unlessAbsent(files.readFile(fileOf(path))),
    write: async (path, bytes) => {
      const file = fileOf(path);
      await (file === checkpoint ? inTurn(() => publish([], () => bytes)) : writeAll([{ file, bytes }]));
    },
    publish: (...published) => inTurn(() => publish(...published)),
    prepared: async () => (await Promise.all(nextCheckpoints.map(preparedAt))).flat(),
    remove: async (path) => {
      const file = fileOf(path);
      await unlessAbsent(sync.after(dirname(file), () => files.unlink(file)));
    },
    list: async (path) => {
      const names = await unlessAbsent(files.readdir(fileOf(path)));
      return (names ?? []).filter((name) => !name.startsWith('.'));
    },
    lock: async () => {
      await make(root).linked;
      const release = lock(join(root, '.lock'));
      if (!release) throw lockedElsewhere(root);
      try {
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
