import type fc from 'fast-check';
import { TILE_WIDTH } from '../../oracle/tiles/tile.ts';
import { edgedInteger, withNeighbours } from './edged-integer.ts';
import { ELEMENT_EDGES } from './element-edges.ts';

/** The largest tree that is judged here: sizes are signed 64-bit numbers in most implementations. */
export const LARGEST_TREE = 2n ** 63n - 1n;

const WIDTH = BigInt(TILE_WIDTH);
/** Where a level begins: 1, 256, 65,536 and so on. */
const LEVELS = Array.from({ length: 8 }, (_, level) => WIDTH ** BigInt(level));
const EDGES = [
  ...withNeighbours(...LEVELS, ...ELEMENT_EDGES.map((index) => index * WIDTH)),
  2n,
  LARGEST_TREE - 1n,
  LARGEST_TREE,
];

/**
 * Sizes of trees, by default 0 to 2^63-1: often a size at which a tile fills up, a level begins or a path grows by an
 * element.
 *
 * @throws RangeError if `min` is larger than `max`.
 */
export function treeSize(o: { readonly min?: bigint; readonly max?: bigint } = {}): fc.Arbitrary<bigint> {
  return edgedInteger({ min: o.min ?? 0n, max: o.max ?? LARGEST_TREE, edges: EDGES });
}
