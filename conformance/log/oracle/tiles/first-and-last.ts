/** The tiles of level 0 at both ends of a tree. */
import type { TileId } from './resource.ts';
import { tileFor } from './tile.ts';

/** The first and the last tile of level 0 that are owed: the index of the last may span several path segments. */
export function firstAndLastTile(size: bigint, minimum: bigint): TileId[] {
  if (size === 0n) return [];
  const ends = [(minimum < size ? minimum : size - 1n) / 256n, (size - 1n) / 256n];
  return [...new Set(ends)].map((index) => tileFor(size, 0, index)!);
}
