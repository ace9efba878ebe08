import fc from 'fast-check';
import type { BundleId, TileId } from '../../oracle/tiles/resource.ts';
import { hashesAtLevel, levels, TILE_WIDTH, tileFor } from '../../oracle/tiles/tile.ts';
import { edgedInteger, withNeighbours } from './edged-integer.ts';
import { ELEMENT_EDGES } from './element-edges.ts';

const WIDTH = BigInt(TILE_WIDTH);

/**
 * Places of the tiles at one level: often the first, the last ones, those under a parent's edge, and where paths grow.
 */
function placeAt(size: bigint, level: number): fc.Arbitrary<bigint> {
  const last = (hashesAtLevel(size, level) - 1n) / WIDTH;
  const underParentsEdge = withNeighbours(WIDTH, last - (last % WIDTH));
  return edgedInteger({ min: 0n, max: last, edges: [0n, last, last - 1n, ...underParentsEdge, ...ELEMENT_EDGES] });
}

/**
 * Tiles that a tree of `size` has, with every level equally likely; partial tiles with their width.
 *
 * @throws RangeError for a tree without leaves, which has no tile.
 */
export function tileOf(size: bigint): fc.Arbitrary<TileId> {
  if (size < 1n) throw new RangeError(`a tree of size ${size} has no tile`);
  return fc
    .integer({ min: 0, max: levels(size) - 1 })
    .chain((level) => placeAt(size, level).map((index) => tileFor(size, level, index)!));
}

/**
 * Bundles that a tree of `size` has; the partial one with its width.
 *
 * @throws RangeError for a tree without leaves, which has no bundle.
 */
export function bundleOf(size: bigint): fc.Arbitrary<BundleId> {
  if (size < 1n) throw new RangeError(`a tree of size ${size} has no bundle`);
  return placeAt(size, 0).map((index) => {
    const { level: _, ...bundle } = tileFor(size, 0, index)!;
    return bundle;
  });
}
