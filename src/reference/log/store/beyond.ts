import type { Parts } from '../parts.ts';
import type { Edge } from '../tree/right-edge.ts';
import type { Store } from './store.ts';
import { writeEdge } from './write-edge.ts';

/** The tiles of a level, or the bundles. */
interface Row {
  readonly folder: string;
  /** How many hashes or entries the tree has in this row. */
  readonly length: bigint;
}

/** How many tiles a batch completes at most, by a generous guess: those of sixteen million entries. */
const LARGEST_BATCH = 65_536n;

/**
 * Removes the tiles and bundles that the tree does not have: a batch whose checkpoint was never written leaves them. They
 * would be shown as if they were immutable, and the next batch may have other entries. They stay away after a loss of power,
 * too: a log that has grown past one has nothing by which to know it. What they alone have of the tree is written before.
 */
export async function removeBeyond(store: Store, edge: Edge, parts: Parts): Promise<void> {
  if (!store.list || !store.remove) return;
  await writeEdge(store, edge, parts);
  const { size, levels } = edge;
  const { tilePath, bundlePath } = parts;
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
  const rows: Row[] = [{ folder: folderOf(bundlePath(0n)), length: size }];
  // A batch that completes a tile begins the level above it, and a large one the next.
  for (let level = 0; level <= levels.length + 2; level++)
    rows.push({ folder: folderOf(tilePath(level, 0n)), length: size >> BigInt(8 * level) });
  for (const { folder, length } of rows)
    await removeFrom({ list: store.list, remove: store.remove }, folder, 0n, length);
}

/** Removes what lies in a folder of three-digit elements, the first of which are `prefix`, and is beyond `length`. */
async function removeFrom(
  store: Required<Pick<Store, 'list' | 'remove'>>,
  folder: string,
  prefix: bigint,
  length: bigint,
): Promise<void> {
  const beyond: string[] = [];
  for (const name of await store.list(folder)) {
    const [, isParent, digits, partial] = /^(x?)(\d{3})(\.p)?$/.exec(name) ?? [];
    if (digits === undefined) continue;
    const index = prefix * 1000n + BigInt(digits);
    const path = `${folder}/${name}`;
    if (isParent) {
      if (mayHaveTilesBeyond(index, length)) await removeFrom(store, path, index, length);
    } else if (partial) {
      if ((index + 1n) * 256n <= length) continue;
      for (const width of await store.list(path))
        if (/^\d+$/.test(width) && index * 256n + BigInt(width) > length) beyond.push(`${path}/${width}`);
    } else if ((index + 1n) * 256n > length) beyond.push(path);
  }
  const removals = beyond.map((path) => store.remove(path));
  await Promise.allSettled(removals);
  await Promise.all(removals);
}

/** Whether indices that begin with these elements can be at the end of the row, or in a batch that follows it. */
function mayHaveTilesBeyond(prefix: bigint, length: bigint): boolean {
  const last = length / 256n;
  for (let span = 1000n; prefix * span <= last + LARGEST_BATCH && span < 2n ** 64n; span *= 1000n)
    if ((prefix + 1n) * span > last) return true;
  return false;
}
