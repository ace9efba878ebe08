import type { Store } from '../store/store.ts';
import { foldRoot, type NodeHashing } from './fold.ts';

/** Leaves from `start` to `end`, `end` excluded. */
type Range = readonly [start: bigint, end: bigint];

/** The parts of the log that a proof needs. */
export interface ProofParts extends NodeHashing {
  inclusionRanges(index: bigint, size: bigint): readonly Range[];
  partialWidth(size: bigint, level: number): number;
  tilePath(level: number, index: bigint, width?: number): string;
  untile(bytes: Uint8Array): readonly Uint8Array[] | undefined;
}

/** The largest power of two below `count` (RFC 6962, section 2.1). */
function split(count: bigint): bigint {
  return 1n << BigInt((count - 1n).toString(2).length - 1);
}

/**
 * The ranges whose hashes prove that leaf `index` is in the tree of `size`, from the leaf's sibling upwards: PATH(m, D[n])
 * of RFC 6962, section 2.1.1.
 */
export function inclusionRanges(index: bigint, size: bigint): Range[] {
  const ranges: Range[] = [];
  for (let [start, end] = [0n, size]; end - start > 1n; ) {
    const middle = start + split(end - start);
    const left = index < middle;
    ranges.unshift(left ? [middle, end] : [start, middle]);
    [start, end] = left ? [start, middle] : [middle, end];
  }
  return ranges;
}

/** Hashes that prove inclusion in a tree whose tiles the store has. */
export async function inclusionProof(
  index: bigint,
  size: bigint,
  store: Pick<Store, 'read'>,
  parts: ProofParts,
): Promise<Uint8Array[]> {
  const tiles = tileReader(size, store, parts);
  return Promise.all(parts.inclusionRanges(index, size).map((range) => rangeHash(range, tiles, parts)));
}

type Tiles = (level: number, index: bigint) => Promise<readonly Uint8Array[]>;

/** MTH of a range. For a whole subtree, a tile has its hash or the hashes that fold up to it. */
async function rangeHash([start, end]: Range, tiles: Tiles, parts: ProofParts): Promise<Uint8Array> {
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
  const middle = start + split(count);
  const [left, right] = await Promise.all([
    rangeHash([start, middle], tiles, parts),
    rangeHash([middle, end], tiles, parts),
  ]);
  return parts.nodeHash(left, right);
}

/** Reads each tile of a tree once; at the right edge the partial tile. */
function tileReader(size: bigint, store: Pick<Store, 'read'>, parts: ProofParts): Tiles {
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
