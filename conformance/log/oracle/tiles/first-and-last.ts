/**
 * The tiles of level 0 at both ends of a tree.
 *
 * Follows: C2SP tlog-tiles, "Merkle Tree" and "Pruning"
 */
import type { TileId } from './resource.ts';
import { tileFor } from './tile.ts';

/** The first tile above the minimum index, and the last tile, whose path may have several segments. */
export function firstAndLastTile(size: bigint, minimum: bigint): TileId[] {
  if (size === 0n) return [];
  const ends = [(minimum < size ? minimum : size - 1n) / 256n, (size - 1n) / 256n];
  return [...new Set(ends)].map((index) => tileFor(size, 0, index)!);
}
