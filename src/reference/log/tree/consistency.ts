import type { Store } from '../store/store.ts';
import { type Range, type RangeParts, rangeHashes, splitOf } from './range-hashes.ts';

/**
 * The ranges whose hashes prove that a tree of `size` begins with the tree of `old`, in the order of the proof: PROOF(m, D[n])
 * of RFC 6962, section 2.1.2. Nothing is needed for an empty or for the same tree.
 */
export function consistencyRanges(old: bigint, size: bigint): Range[] {
  if (old === 0n) return [];
  const ranges: Range[] = [];
  let [start, end] = [0n, size];
  while (end > old) {
    const middle = start + splitOf(end - start);
    if (old <= middle) ranges.unshift([middle, end]);
    else ranges.unshift([start, middle]);
    [start, end] = old <= middle ? [start, middle] : [middle, end];
  }
  // The verifier has the old root: a tree that is the beginning of the new one needs no hash of its own.
  return start === 0n ? ranges : [[start, end], ...ranges];
}

/** The hashes of a consistency proof, from the tiles of the larger tree. */
export function consistencyProof(
  old: bigint,
  size: bigint,
  store: Pick<Store, 'read'>,
  parts: RangeParts,
): Promise<Uint8Array[]> {
  const hashOf = rangeHashes(size, store, parts);
  return Promise.all(consistencyRanges(old, size).map(hashOf));
}
