/**
 * The parts of a tree that a run reads.
 *
 * Follows: C2SP tlog-tiles, "Merkle Tree" and "Pruning"
 */
import type { Random } from '../../../core/run/random.ts';
import { ascending } from '../merkle/ascending.ts';
import type { BundleId, TileId } from './resource.ts';
import { hashesAtLevel, levels, TILE_WIDTH, tileFor, tileSpan } from './tile.ts';

/** Up to this many level-0 tiles (10,240 entries) a log is read whole. */
export const WHOLE_TILES = 40n;
/** How many level-0 tiles beside the edges are drawn from a larger log. */
const DRAWN_TILES = 24;

/** The parts of a tree that are read. */
export interface TreeSample {
  /** Tiles with all their ancestors, lowest level first, each once, as the tree of that size has them. */
  readonly tiles: readonly TileId[];
  /** The bundles of the level-0 tiles among them. */
  readonly bundles: readonly BundleId[];
  /** The number of level-0 tiles from which some were drawn at random; absent if all of them are read. */
  readonly drawnFrom?: bigint;
}

/**
 * Chooses what to read of a tree: all of a small tree; of a larger tree the first and the last tiles of level 0, some
 * drawn at random, every tile above those, and the right edge. Only entries from `from` on are read: a tile that ends
 * at or below it is pruned, or was read before. The right edge is always read, since the root is computed from it.
 */
export function sampleTree(size: bigint, from: bigint, random: Random): TreeSample {
  const count = (hashesAtLevel(size, 0) + 255n) / 256n;
  const first = (from < size ? from : size) / 256n;
  const indices = new Set<bigint>();
  if (count - first <= WHOLE_TILES) for (let index = first; index < count; index++) indices.add(index);
  else {
    for (const index of [first, count - 2n, count - 1n]) indices.add(index);
    for (let draw = 0; draw < DRAWN_TILES; draw++) indices.add(first + random.belowBig(count - first));
  }
  const drawn = [...indices].sort(ascending);
  const tiles = new Map<string, TileId>();
  for (let level = 0; level < levels(size); level++) {
    const edge = (hashesAtLevel(size, level) - 1n) / BigInt(TILE_WIDTH);
    const above = drawn.map((index) => index >> BigInt(8 * level));
    for (const index of [...new Set([...above, edge])].sort(ascending)) {
      const tile = tileFor(size, level, index);
      if (tile && (tile.width !== undefined || tileSpan(tile).end > from)) tiles.set(`${level}/${index}`, tile);
    }
  }
  const bundles = [...tiles.values()]
    .filter((tile) => tile.level === 0)
    .map(({ index, width }): BundleId => (width === undefined ? { index } : { index, width }));
  const isComplete = count - first <= WHOLE_TILES;
  return { tiles: [...tiles.values()], bundles, ...(isComplete ? {} : { drawnFrom: count - first }) };
}

/** The share of wrong tiles that the sample would have shown, with a probability of 95 %. */
export function sampleBoundText({ drawnFrom }: TreeSample): string | undefined {
  if (drawnFrom === undefined) return undefined;
  const share = ((1 - 0.05 ** (1 / DRAWN_TILES)) * 100).toFixed(0);
  const tileCount = drawnFrom.toLocaleString('en-US');
  return `${DRAWN_TILES} of ${tileCount} level-0 tiles were drawn at random and read, with both edges and all tiles above: if ${share} % of the tiles were wrong, the sample would show it with a probability of 95 %`;
}
