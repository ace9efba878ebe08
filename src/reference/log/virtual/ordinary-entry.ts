import type { Parts } from '../parts.ts';
import { type Row, row } from './row.ts';

/** The entries of a virtual log repeat after this many: a whole tile of level 1. */
const PERIOD_BITS = 16;
const PERIOD = 2 ** PERIOD_BITS;

/** The bytes that a virtual log has at an index, unless another entry was chosen for it. */
export function ordinaryEntry(index: bigint): Uint8Array {
  return Buffer.from(`virtual entry ${Number(index % BigInt(PERIOD))}`);
}

/** MTH of the ordinary entries from `index * 2^height` up to, and not including, `(index + 1) * 2^height`. */
export type OrdinaryHash = (height: number, index: bigint) => Uint8Array;

// Parts are pure, so every virtual log that is built from the same ones has the same ordinary hashes.
const known = new WeakMap<Parts, OrdinaryHash>();

/**
 * The hashes of ordinary entries, each computed once: entries repeat, so at each height one period is all there is, and
 * above the period all subtrees of one height are the same.
 */
export function ordinaryHashes(parts: Parts): OrdinaryHash {
  const found = known.get(parts);
  if (found) return found;
  const period: Row[] = [];
  const above: Uint8Array[] = [];

  const make = (height: number): Row => {
    if (height === 0) return row(PERIOD, (i) => parts.leafHash(ordinaryEntry(BigInt(i))));
    const below = periodAt(height - 1);
    return row(below.length / 2, (i) => parts.nodeHash(below.at(2 * i), below.at(2 * i + 1)));
  };
  const periodAt = (height: number): Row => (period[height] ??= make(height));

  const hash: OrdinaryHash = (height, index) => {
    if (height <= PERIOD_BITS) return periodAt(height).at(Number(index % BigInt(2 ** (PERIOD_BITS - height))));
    const half = hash(height - 1, 0n);
    return (above[height] ??= parts.nodeHash(half, half));
  };
  known.set(parts, hash);
  return hash;
}
