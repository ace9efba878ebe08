/**
 * The geometry of tiles: the tiles of a tree, their widths, the entries they cover, and the root they lead to
 * (C2SP tlog-tiles, "Merkle Tree" and "Partial Tiles"). All of it in bigint: sizes reach 2^63-1 and levels 63.
 *
 * Anchored by: C2SP tlog-tiles "Partial Tiles", the published examples of 70,000 and 256; tessera/log tiles
 */

import { emptyRoot, treeHash } from '../merkle/tree-hash.ts';
import type { TileId } from './resource.ts';

/** How many hashes a full tile has ("Merkle Tree"). */
export const TILE_WIDTH = 256;

/** The bytes of a SHA-256 hash. */
export const HASH_SIZE = 32;

/**
 * 256^level, the number of entries under one hash of a level. RangeError outside levels 0 to 64 (64: above the last).
 */
function entriesUnder(level: number): bigint {
  if (!Number.isInteger(level) || level < 0 || level > 64) throw new RangeError(`no level ${level}`);
  return 256n ** BigInt(level);
}

/** How many hashes a tree of `size` has at a level: floor(size / 256^level). RangeError outside levels 0 to 63. */
export function hashesAtLevel(size: bigint, level: number): bigint {
  if (size < 0n) throw new RangeError(`no tree of size ${size}`);
  if (level > 63) throw new RangeError(`no level ${level}`);
  return size / entriesUnder(level);
}

/** The width of the partial tile of a level, 0 if the level has no partial tile: floor(size / 256^level) mod 256. */
export function partialWidth(size: bigint, level: number): number {
  return Number(hashesAtLevel(size, level) % 256n);
}

/** How many levels have a hash at all; 0 for the empty tree. */
export function levels(size: bigint): number {
  let level = 0;
  while (level < 64 && hashesAtLevel(size, level) > 0n) level++;
  return level;
}

/** The entries that a full tile covers, from its start index up to but not including its end index ("Merkle Tree"). */
export function tileSpan(tile: Pick<TileId, 'level' | 'index'>): { start: bigint; end: bigint } {
  const entries = entriesUnder(tile.level + 1);
  return { start: tile.index * entries, end: (tile.index + 1n) * entries };
}

/** The entries that a full bundle covers: those of the level-0 tile of its index ("Log entries"). */
export function bundleSpan(index: bigint): { start: bigint; end: bigint } {
  return tileSpan({ level: 0, index });
}

/** The partial tiles of a tree of `size`, lowest level first: at most one per level, and no empty tile. */
export function rightmostTiles(size: bigint): TileId[] {
  const tiles: TileId[] = [];
  for (let level = 0; level < levels(size); level++) {
    const width = partialWidth(size, level);
    if (width > 0) tiles.push({ level, index: hashesAtLevel(size, level) / 256n, width });
  }
  return tiles;
}

/**
 * The tile that a tree of `size` has at a place: full, or partial with its width; undefined if it has no tile there.
 * RangeError outside levels 0 to 63.
 */
export function tileFor(size: bigint, level: number, index: bigint): TileId | undefined {
  const full = hashesAtLevel(size, level) / 256n;
  const width = partialWidth(size, level);
  if (index >= 0n && index < full) return { level, index };
  return index === full && width > 0 ? { level, index, width } : undefined;
}

/**
 * MTH of a tree of `size`, from its partial tiles alone: `edge(level)` gives the hashes of the partial tile of a level,
 * `partialWidth(size, level)` of them (RangeError otherwise; of a width of 0 an empty list).
 *
 * From the bottom up, each level is the list of its edge hashes and then, if there is a lower level, the root of what
 * is below. All but the last element cover the same power of 256, the last covers less, so the split of RFC 6962
 * section 2.1 falls at the same place in the list as in the tree.
 */
export function rootFromRightEdge(size: bigint, edge: (level: number) => readonly Uint8Array[]): Uint8Array {
  let below: Uint8Array | undefined;
  for (let level = 0; level < levels(size); level++) {
    const hashes = edge(level);
    const width = partialWidth(size, level);
    if (hashes.length !== width) throw new RangeError(`level ${level} needs ${width} hashes, not ${hashes.length}`);
    const list = below === undefined ? hashes : [...hashes, below];
    if (list.length > 0) below = treeHash(list);
  }
  return below ?? emptyRoot();
}
