import type { Store } from '../store/store.ts';
import { foldRoot, type NodeHashing } from './fold.ts';

/** Leaves from `start` to `end`, `end` excluded. */
export type Range = readonly [start: bigint, end: bigint];

/** The parts of the log that the hash of a range needs. */
export interface RangeParts extends NodeHashing {
  partialWidth(size: bigint, level: number): number;
  tilePath(level: number, index: bigint, width?: number): string;
  untile(bytes: Uint8Array): readonly Uint8Array[] | undefined;
}

/** The hashes of ranges of leaves. */
export type RangeHashes = (range: Range) => Promise<Uint8Array>;

type Tiles = (level: number, index: bigint) => Promise<readonly Uint8Array[]>;

/** The largest power of two below `count` (RFC 6962, section 2.1). */
export function splitOf(count: bigint): bigint {
  return 1n << BigInt((count - 1n).toString(2).length - 1);
}

/**
 * MTH of ranges of a tree whose tiles the store has (RFC 6962, section 2.1). Each tile is read once and each range is
 * hashed once, so that the proofs of entries that were published together cost little more than one.
 */
export function rangeHashes(size: bigint, store: Pick<Store, 'read'>, parts: RangeParts): RangeHashes {
  const tiles = tileReader(size, store, parts);
  const known = new Map<string, Promise<Uint8Array>>();
  const hashOf: RangeHashes = ([start, end]) => {
    const name = `${start}-${end}`;
    const earlier = known.get(name);
    if (earlier) return earlier;
    const hash = compute([start, end]);
    known.set(name, hash);
    return hash;
  };
  /** For a whole subtree, a tile has its hash or the hashes that fold up to it. */
  const compute = async ([start, end]: Range): Promise<Uint8Array> => {
    const count = end - start;
    const height = count.toString(2).length - 1;
    if (count === 1n << BigInt(height) && start % count === 0n) {
      const level = Math.floor(height / 8);
      const width = 1 << (height % 8);
      const at = start >> BigInt(8 * level);
      const hashes = await tiles(level, at >> 8n);
      const within = Number(at & 0xffn);
      return foldRoot(hashes.slice(within, within + width), parts);
    }
    const middle = start + splitOf(count);
    const [left, right] = await Promise.all([hashOf([start, middle]), hashOf([middle, end])]);
    return parts.nodeHash(left, right);
  };
  return hashOf;
}

/** Reads each tile of a tree once; at the right edge the partial tile. */
function tileReader(size: bigint, store: Pick<Store, 'read'>, parts: RangeParts): Tiles {
  const read = new Map<string, Promise<readonly Uint8Array[]>>();
  const load = async (level: number, index: bigint): Promise<readonly Uint8Array[]> => {
    const edge = size >> BigInt(8 * (level + 1));
    const width = index === edge ? parts.partialWidth(size, level) : 0;
    const bytes =
      (width > 0 ? await store.read(parts.tilePath(level, index, width)) : undefined) ??
      (await store.read(parts.tilePath(level, index)));
    const hashes = bytes && parts.untile(bytes);
    if (!hashes) throw new Error(`tile ${level}/${index} of the tree of ${size} cannot be read`);
    return hashes;
  };
  return (level, index) => {
    const name = `${level}/${index}`;
    const tile = read.get(name) ?? load(level, index);
    read.set(name, tile);
    return tile;
  };
}
