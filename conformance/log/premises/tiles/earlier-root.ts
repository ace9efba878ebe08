import { tilePath } from '../../oracle/tiles/path.ts';
import { hashesAtLevel, levels, partialWidth, rootFromRightEdge, tileFor } from '../../oracle/tiles/tile.ts';
import type { LogTarget } from '../../target/log-target.ts';
import { readServedForm, type UnservedForm } from './served-form.ts';

/**
 * The root that the first `size` entries of a tree of `largest` have, from the tiles of that tree. Each tile is read
 * once; a tile that is not served is returned in place of the root.
 */
export function earlierRoots(
  log: LogTarget,
  largest: bigint,
): (size: bigint) => Promise<{ readonly root: Uint8Array } | UnservedForm> {
  const tiles = new Map<string, Uint8Array>();
  const edgeOf = async (size: bigint, level: number): Promise<readonly Uint8Array[] | UnservedForm> => {
    const count = partialWidth(size, level);
    if (count === 0) return [];
    const index = hashesAtLevel(size, level) / 256n;
    const path = tilePath(tileFor(largest, level, index)!);
    if (!tiles.has(path)) {
      const served = await readServedForm(log, path, tilePath({ level, index }));
      if ('status' in served) return served;
      tiles.set(path, served.bytes);
    }
    return Array.from({ length: count }, (_, i) => tiles.get(path)!.slice(i * 32, (i + 1) * 32));
  };
  return async (size) => {
    const edge: (readonly Uint8Array[])[] = [];
    for (let level = 0; level < levels(size); level++) {
      const hashes = await edgeOf(size, level);
      if ('status' in hashes) return hashes;
      edge.push(hashes);
    }
    return { root: rootFromRightEdge(size, (level) => edge[level]!) };
  };
}
