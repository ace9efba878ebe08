import { type BigIntStats, type Dirent, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as immediate } from 'node:timers/promises';

/** What stands in folders: for each path that which changes when it is written to. */
export type FolderSnapshot = ReadonlyMap<string, string>;

/** What folders hold: allocated bytes, and entries. */
export interface FolderSize {
  readonly bytes: number;
  readonly entries: number;
}

/** How many directories are read before others have their turn. */
const AT_ONCE = 64;

/** What stands in these folders and below them, beside `without` and what is below that. */
export async function folderSnapshot(folders: readonly string[], without?: string): Promise<FolderSnapshot> {
  const found = new Map<string, string>();
  for await (const { path, stat } of walk(folders, without)) {
    // What changes within a folder is named itself.
    const { mode, size, mtimeNs, ctimeNs, ino } = stat;
    found.set(path, stat.isDirectory() ? `folder ${mode}` : `${mode} ${size} ${mtimeNs} ${ctimeNs} ${ino}`);
  }
  return found;
}

/** What was made, changed or taken away between two snapshots, as sorted paths. */
export function changedPaths(before: FolderSnapshot, after: FolderSnapshot): readonly string[] {
  const changed = [...after].filter(([path, stamp]) => before.get(path) !== stamp).map(([path]) => path);
  const gone = [...before.keys()].filter((path) => !after.has(path));
  return [...changed, ...gone].sort();
}

/** How much folders hold. Stops counting where it is more than a limit. */
export async function folderSize(folders: readonly string[], limit: FolderSize): Promise<FolderSize> {
  let bytes = 0;
  let entries = 0;
  for await (const { stat } of walk(folders)) {
    entries++;
    // A file with holes takes less than its size; stat counts in blocks of 512 bytes (stat(2)).
    bytes += Math.min(Number(stat.size), Number(stat.blocks) * 512);
    if (bytes > limit.bytes || entries > limit.entries) break;
  }
  return { bytes, entries };
}

/** Everything below folders. Links are not followed; what cannot be read, or is gone meanwhile, is passed over. */
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
