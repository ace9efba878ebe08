import type { Parts } from '../parts.ts';
import { type Row, row } from './row.ts';

const PERIOD_BITS = 16;
/** The entries of a virtual log repeat after this many: a whole tile of level 1. */
export const PERIOD = 2 ** PERIOD_BITS;

/** The entry of a virtual log at an index, unless another entry was chosen for it. */
export function ordinaryEntry(index: bigint): Uint8Array {
  return Buffer.from(`virtual entry ${Number(index % BigInt(PERIOD))}`);
}

/** MTH of the ordinary entries from `index * 2^height` up to, and not including, `(index + 1) * 2^height`. */
export type OrdinaryHash = (height: number, index: bigint) => Uint8Array;

// Parts are pure, so all virtual logs with the same parts have the same ordinary hashes.
const hashesOf = new WeakMap<Parts, OrdinaryHash>();

/**
 * The hashes of ordinary entries, each computed once: entries repeat, so each height needs the hashes of one period,
 * and above the period all subtrees of a height are equal.
 */
export function ordinaryHashes(parts: Parts): OrdinaryHash {
  const cached = hashesOf.get(parts);
  if (cached) return cached;
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
  hashesOf.set(parts, hash);
  return hash;
}
