/** Indices of entries, among them those at the edges of paths and tiles. */

import fc from 'fast-check';
import { TILE_WIDTH } from '../../oracle/tiles/tile.ts';
import { leafIndex } from './leaf-index.ts';
import { bundleOf } from './tile-of.ts';

/**
 * Entries on both sides of the first tile of any level whose path has an additional element, and of the second tile of
 * each level (tlog-tiles "Merkle Tree").
 */
export function pathEdges(size: bigint): [bigint][] {
  const starts = new Set<bigint>();
  for (let level = 0n; 256n ** (level + 1n) < size; level++) {
    const span = 256n ** (level + 1n);
    for (let index = 1n; index * span < size; index *= 1000n) starts.add(index * span);
  }
  return [...starts].flatMap((start): [bigint][] => [[start - 1n], [start]]);
}

/** Entries at the edges of the tree, of its tiles, and of the lengths of paths; and any other entries. */
export function entryIndex(size: bigint): fc.Arbitrary<bigint> {
  const inBundle = fc
    .tuple(bundleOf(size), fc.bigInt(0n, BigInt(TILE_WIDTH) - 1n))
    .map(([{ index, width }, place]) => index * 256n + (place % BigInt(width ?? TILE_WIDTH)));
  return fc.oneof(leafIndex(size), inBundle);
}
