import type { Files } from './files.ts';

/** Syncs the names in folders, each folder once for all the work that is under way in it. */
export interface FolderSync {
  /** Does work that changes names in a folder, and resolves when the change survives a loss of power. */
  after<T>(folder: string, work: () => Promise<T>): Promise<T>;
}

/** A folder, and the work in it. */
interface Folder {
  readonly underWay: Set<Promise<unknown>>;
  /** The sync that has not begun. */
  next?: Promise<void>;
}

/** Windows has no sync of a folder. */
const HAS_FOLDER_SYNC = process.platform !== 'win32';

export function folderSync(files: Pick<Files, 'open'>): FolderSync {
  const folders = new Map<string, Folder>();

  const sync = async (path: string): Promise<void> => {
    if (!HAS_FOLDER_SYNC) return;
    const folder = await files.open(path, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  };

  /** A sync that begins after what is under way now, so that concurrent writes need one sync. */
  const nextSync = (path: string, folder: Folder): Promise<void> =>
    (folder.next ??= Promise.allSettled([...folder.underWay]).then(() => {
      delete folder.next;
      return sync(path);
    }));

  return {
    after: async (path, work) => {
      let folder = folders.get(path);
      if (!folder) folders.set(path, (folder = { underWay: new Set() }));
      const done = work();
      folder.underWay.add(done);
      try {
        const result = await done;
        folder.underWay.delete(done);
        await nextSync(path, folder);
        return result;
      } finally {
        folder.underWay.delete(done);
        if (folder.underWay.size === 0 && !folder.next) folders.delete(path);
      }
    },
  };
}
