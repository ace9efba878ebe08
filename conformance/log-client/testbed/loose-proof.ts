import { type LogClientRig, refuse } from '../../../src/reference/log-client/index.ts';

/** Which comparisons of RFC 9162, section 2.1.3.2, are made beside that of the root. All of them by default. */
export interface Comparisons {
  /** Of the index with the size. */
  readonly refusesBeyond?: boolean;
  /** Whether there are hashes left where the root is reached. */
  readonly refusesLong?: boolean;
  /** Whether the root is reached where the hashes end. */
  readonly refusesShort?: boolean;
}

/** Computes the root to which a proof leads, without some of the comparisons. */
export function rootOfLooseProof({
  refusesBeyond = true,
  refusesLong = true,
  refusesShort = true,
}: Comparisons): LogClientRig['rootOfProof'] {
  return (index, size, leaf, proof, { hashNode }) => {
    if (refusesBeyond && index >= size) refuse(`a tree of ${size} has no leaf ${index}`);
    let [fn, sn, root] = [index, size - 1n, leaf];
    for (const hash of proof) {
      if (refusesLong && sn === 0n) refuse('the proof is too long');
      const isRight = (fn & 1n) === 1n || fn === sn;
      root = isRight ? hashNode(hash, root) : hashNode(root, hash);
      while (isRight && !(fn & 1n) && fn !== 0n) [fn, sn] = [fn >> 1n, sn >> 1n];
      [fn, sn] = [fn >> 1n, sn >> 1n];
    }
    if (refusesShort && sn !== 0n) refuse('the proof is too short');
    return root;
  };
}
