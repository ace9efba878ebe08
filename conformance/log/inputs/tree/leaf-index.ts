import type fc from 'fast-check';
import { splitPoint } from '../../oracle/merkle/split.ts';
import { TILE_WIDTH } from '../../oracle/tiles/tile.ts';
import { edgedInteger, withNeighbours } from './edged-integer.ts';

const WIDTH = BigInt(TILE_WIDTH);

/**
 * Indices of the leaves of a tree of `size`: often the first and the last, those at the edge of a tile, and those on
 * both sides of the split of RFC 6962 section 2.1.
 *
 * @throws RangeError for a tree without leaves.
 */
export function leafIndex(size: bigint): fc.Arbitrary<bigint> {
  if (size < 1n) throw new RangeError(`a tree of size ${size} has no leaf`);
  const split = size > 1n ? splitPoint(size) : 0n;
  const edges = [
    0n,
    size - 1n,
    ...withNeighbours(WIDTH, WIDTH ** 2n, split, size - (size % WIDTH), size - (size % WIDTH ** 2n)),
  ];
  return edgedInteger({ min: 0n, max: size - 1n, edges });
}
