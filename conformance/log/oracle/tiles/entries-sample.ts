/**
 * The parts of a tree that contain some entries.
 *
 * Follows: C2SP tlog-tiles, "Merkle Tree"
 */
import { ascending } from '../merkle/ascending.ts';
import type { BundleId, TileId } from './resource.ts';
import type { TreeSample } from './sample.ts';
import { hashesAtLevel, levels, TILE_WIDTH, tileFor } from './tile.ts';

/** The bundles with these entries, their tiles with all above them, and the right edge. */
export function sampleOfEntries(size: bigint, indices: readonly bigint[]): TreeSample {
  const tiles = new Map<string, TileId>();
  for (let level = 0; level < levels(size); level++) {
    const edge = (hashesAtLevel(size, level) - 1n) / BigInt(TILE_WIDTH);
    const above = indices.map((index) => index >> BigInt(8 * (level + 1)));
    for (const index of [...new Set([...above, edge])].sort(ascending)) {
      const tile = tileFor(size, level, index);
      if (tile) tiles.set(`${level}/${index}`, tile);
    }
  }
  const bundles = [...tiles.values()]
    .filter((tile) => tile.level === 0)
    .map(({ index, width }): BundleId => (width === undefined ? { index } : { index, width }));
  return { tiles: [...tiles.values()], bundles };
}
