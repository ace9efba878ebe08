/**
 * The tiles of level 0 at both ends of a tree, and at those of each length of path.
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

/** An index of 1000 or more has several elements: the tile x001/000 begins with the entry 256,000. */
const LARGEST_WITH_ONE_ELEMENT = 256_000n;

/** The first and last tile, and on both sides of each index whose path has a further element: 999 and x001/000. */
export function tilesOfEachPathLength(size: bigint, minimum: bigint): TileId[] {
  const tiles = firstAndLastTile(size, minimum);
  for (let index = 1000n; index * 256n < size; index *= 1000n)
    for (const edge of [index - 1n, index])
      if (edge * 256n >= minimum && !tiles.some((tile) => tile.index === edge)) tiles.push(tileFor(size, 0, edge)!);
  return tiles;
}

/** A note on a tree that is too small for paths of several elements. */
export function shortPathsText(size: bigint): string | undefined {
  if (size > LARGEST_WITH_ONE_ELEMENT) return undefined;
  return 'no path had several elements, such as x001/000, which only trees of more than 256,000 entries have; a front of the log can be tried before the reference of any size: touchstone serve log --virtual 1e9';
}
