import { type BigIntStats, type Dirent, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as immediate } from 'node:timers/promises';

/** The content of folders: for each path, attributes that change when it is written. */
export type FolderSnapshot = ReadonlyMap<string, string>;

/** The size of folders: allocated bytes, and entries. */
export interface FolderSize {
  readonly bytes: number;
  readonly entries: number;
}

/** How many directories are read before other tasks may run. */
const AT_ONCE = 64;

/** A snapshot of these folders and everything below them, except `without` and everything below it. */
export async function folderSnapshot(folders: readonly string[], without?: string): Promise<FolderSnapshot> {
  const snapshot = new Map<string, string>();
  for await (const { path, stat } of walk(folders, without)) {
    // Changes inside a folder are reported by the path that changed.
    const { mode, size, mtimeNs, ctimeNs, ino } = stat;
    snapshot.set(path, stat.isDirectory() ? `folder ${mode}` : `${mode} ${size} ${mtimeNs} ${ctimeNs} ${ino}`);
  }
  return snapshot;
}

/** Paths that were created, changed or removed between two snapshots, sorted. */
export function changedPaths(before: FolderSnapshot, after: FolderSnapshot): readonly string[] {
  const changed = [...after].filter(([path, stamp]) => before.get(path) !== stamp).map(([path]) => path);
  const removed = [...before.keys()].filter((path) => !after.has(path));
  return [...changed, ...removed].sort();
}

/** The size of folders. It stops counting beyond a limit. */
export async function folderSize(folders: readonly string[], limit: FolderSize): Promise<FolderSize> {
  let bytes = 0;
  let entries = 0;
  for await (const { stat } of walk(folders)) {
    entries++;
    // A sparse file takes less than its size; stat counts blocks of 512 bytes (stat(2)).
    bytes += Math.min(Number(stat.size), Number(stat.blocks) * 512);
    if (bytes > limit.bytes || entries > limit.entries) break;
  }
  return { bytes, entries };
}

/**
 * Everything below folders. Links are not followed; paths that cannot be read, or have vanished in the meantime, are
 * skipped.
 */
async function* walk(
  folders: readonly string[],
  without?: string,
): AsyncGenerator<{ readonly path: string; readonly stat: BigIntStats }> {
  const open = [...new Set(folders)];
  for (let read = 1; open.length > 0; read++) {
    if (read % AT_ONCE === 0) await immediate();
    const folder = open.pop()!;
    for (const dirent of entriesOf(folder)) {
      const path = join(folder, dirent.name);
      if (path === without) continue;
      const stat = statOf(path);
      if (!stat) continue;
      yield { path, stat };
      if (stat.isDirectory()) open.push(path);
    }
  }
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function statOf(path: string): BigIntStats | undefined {
  try {
    return lstatSync(path, { bigint: true });
  } catch {
    return undefined;
  }
}
