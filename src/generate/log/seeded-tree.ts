import { emptyRoot, nodeHash } from '../../reference/log/index.ts';
import { ruledBundles } from './bundles.ts';

/** The tree over the entries of a seed, complete in memory; every smaller tree of that seed is a part of it. */
export interface SeededTree {
  readonly seed: bigint;
  /** The hash of an entry, 32 bytes. */
  leaf(index: number): Buffer;
  /** MTH(D[start:end]) (RFC 6962, section 2.1), for the ranges in its definitions. */
  hash(start: number, end: number): Buffer;
  /** The hashes of all complete nodes at a level of tiles (RFC 6962 nodes of height 8 * level), one after the other. */
  level(level: number): Buffer;
}

/** Builds the tree of a seed with `size` leaves, 1 or more. */
export function seededTree(seed: bigint, size: number): SeededTree {
  const source = ruledBundles(seed);
  const leaves = Buffer.alloc(size * 32);
  for (let at = 0; at < size; at += 256) source(BigInt(at), Math.min(256, size - at), leaves.subarray(at * 32));
  /** For each height, the complete nodes. */
  const rows: Buffer[] = [leaves];
  for (let below: Buffer = leaves; below.length >= 64; rows.push((below = pairs(below))));

  const hash = (start: number, end: number): Buffer => {
    if (start === end) return Buffer.from(emptyRoot());
    const height = Math.log2(end - start);
    if (Number.isInteger(height) && start % (end - start) === 0) {
      const at = (start / (end - start)) * 32;
      return rows[height]!.subarray(at, at + 32);
    }
    const middle = start + splitPoint(end - start);
    return Buffer.from(nodeHash(hash(start, middle), hash(middle, end)));
  };
  return {
    seed,
    leaf: (index) => leaves.subarray(index * 32, index * 32 + 32),
    hash,
    level: (level) => rows[8 * level] ?? Buffer.alloc(0),
  };
}

/** The largest power of two below a number of two or more (RFC 6962, section 2.1). */
export function splitPoint(n: number): number {
  return 2 ** (Math.ceil(Math.log2(n)) - 1);
}

function pairs(below: Buffer): Buffer {
  const row = Buffer.alloc(Math.floor(below.length / 64) * 32);
  for (let at = 0; at < row.length; at += 32)
    row.set(nodeHash(below.subarray(2 * at, 2 * at + 32), below.subarray(2 * at + 32, 2 * at + 64)), at);
  return row;
}
