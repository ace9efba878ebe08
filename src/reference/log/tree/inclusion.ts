import type { Store } from '../store/store.ts';
import { type Range, type RangeHashes, type RangeParts, rangeHashes, splitOf } from './range-hashes.ts';

/** The parts of the log that a proof needs. */
export interface ProofParts extends RangeParts {
  inclusionRanges(index: bigint, size: bigint): readonly Range[];
}

/** Proofs of inclusion, as the hashes from the leaf's sibling upwards. */
export type Prover = (index: bigint, size: bigint) => Promise<Uint8Array[]>;

/** How many trees have their hashes remembered: the latest, and the one before it, whose answers are still sent. */
const TREES = 2;

/**
 * The ranges whose hashes prove that leaf `index` is in the tree of `size`, from the leaf's sibling upwards: PATH(m, D[n])
 * of RFC 6962, section 2.1.1.
 */
export function inclusionRanges(index: bigint, size: bigint): Range[] {
  const ranges: Range[] = [];
  for (let [start, end] = [0n, size]; end - start > 1n; ) {
    const middle = start + splitOf(end - start);
    const left = index < middle;
    ranges.unshift(left ? [middle, end] : [start, middle]);
    [start, end] = left ? [start, middle] : [middle, end];
  }
  return ranges;
}

/** Proves inclusion in trees whose tiles the store has; remembers the hashes of the last trees. */
export function prover(store: Pick<Store, 'read'>, parts: ProofParts): Prover {
  const trees = new Map<bigint, RangeHashes>();
  return async (index, size) => {
    let hashOf = trees.get(size);
    if (!hashOf) {
      trees.set(size, (hashOf = rangeHashes(size, store, parts)));
      if (trees.size > TREES) trees.delete(trees.keys().next().value!);
    }
    try {
      return await Promise.all(parts.inclusionRanges(index, size).map(hashOf));
    } catch (cause) {
      // After a failed read the next proof reads again.
      trees.delete(size);
      throw cause;
    }
  };
}

/** Hashes that prove inclusion in a tree whose tiles the store has. */
export function inclusionProof(
  index: bigint,
  size: bigint,
  store: Pick<Store, 'read'>,
  parts: ProofParts,
): Promise<Uint8Array[]> {
  return prover(store, parts)(index, size);
}
