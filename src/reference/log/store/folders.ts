import { dirname } from 'node:path';
import type { Files } from './files.ts';
import type { FolderSync } from './folder-sync.ts';

/** A folder below the root. */
export interface Folder {
  /** Resolves when the folder exists. */
  readonly made: Promise<unknown>;
  /** Resolves when the folder survives a loss of power: its name is on the disk, and so are those of its parents. */
  readonly linked: Promise<unknown>;
}

/** Makes folders that do not exist. */
export interface Folders {
  /** The root, or a folder below it. */
  make(path: string): Folder;
}

/** How many folders are remembered as made: a log makes a new one for each 256 entries. */
const REMEMBERED = 1000;

const codeOf = (cause: unknown): string | undefined => (cause as NodeJS.ErrnoException).code;

export function folders(root: string, files: Pick<Files, 'mkdir'>, sync: FolderSync): Folders {
  const known = new Map<string, Folder>();

  /** Whether the folder is new. */
  const mkdir = async (path: string): Promise<boolean> => {
    try {
      await files.mkdir(path);
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    }
  };

  /** Makes a folder and what is missing above it. */
  const mkdirs = async (path: string): Promise<void> => {
    try {
      await mkdir(path);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT' || dirname(path) === path) throw error;
      await mkdirs(dirname(path));
      await mkdir(path);
    }
  };

  /** Syncs the names of the root and of the folders above it, but for those that this process may not open. */
  const linkRoot = async (): Promise<void> => {
    for (let path = root; path !== dirname(path); path = dirname(path))
      await sync
        .after(dirname(path), async () => undefined)
        .catch((error: unknown) => {
          if (!['EACCES', 'EPERM'].includes(codeOf(error) ?? '')) throw error;
        });
  };

  const begin = (path: string): Folder => {
    if (path === root) {
      const made = mkdirs(root);
      // Also what exists: the one who made it need not have synced it.
      return { made, linked: made.then(linkRoot) };
    }
    const parent = make(dirname(path));
    const made = parent.made.then(() => mkdir(path));
    // Also where it exists: the process that made it may have been killed before it synced.
    const linked = Promise.all([parent.linked, parent.made.then(() => sync.after(dirname(path), () => made))]);
    return { made, linked };
  };

  const make = (path: string): Folder => {
    const earlier = known.get(path);
    if (earlier) return earlier;
    const folder = begin(path);
    known.set(path, folder);
    // The next write tries again. Who awaits `linked` gets the error.
    folder.linked.catch(() => known.delete(path));
    if (known.size > REMEMBERED) known.delete(known.keys().next().value!);
    return folder;
  };
  return { make };
}
