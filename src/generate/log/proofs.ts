import { nodeHash } from '../../reference/log/index.ts';
import { type SeededTree, splitPoint } from './seeded-tree.ts';

/** PATH(index, D[size]), the proof that a leaf is in a tree (RFC 6962, section 2.1.1), from the leaf to the root. */
export function inclusionProof(tree: SeededTree, index: number, size: number): Buffer[] {
  const path = (start: number, end: number): Buffer[] => {
    if (end - start === 1) return [];
    const middle = start + splitPoint(end - start);
    return index < middle
      ? [...path(start, middle), tree.hash(middle, end)]
      : [...path(middle, end), tree.hash(start, middle)];
  };
  return path(0, size);
}

/** PROOF(size1, D[size2]) for 0 < size1 <= size2 (RFC 6962, section 2.1.2). */
export function consistencyProof(tree: SeededTree, size1: number, size2: number): Buffer[] {
  const proof = (start: number, end: number, rootKnown: boolean): Buffer[] => {
    if (size1 === end) return rootKnown ? [] : [tree.hash(start, end)];
    const middle = start + splitPoint(end - start);
    return size1 <= middle
      ? [...proof(start, middle, rootKnown), tree.hash(middle, end)]
      : [...proof(middle, end, false), tree.hash(start, middle)];
  };
  return proof(0, size2, true);
}

/**
 * A proof for a tree that is too large to build: `sibling` invents the hashes of the proof, and the root is computed
 * from them (RFC 9162, section 2.1.3.2, which names the same tree).
 */
export function inventedProof(
  index: bigint,
  size: bigint,
  leaf: Uint8Array,
  sibling: (at: number) => Uint8Array,
): { proof: Uint8Array[]; root: Uint8Array } {
  const proof: Uint8Array[] = [];
  let root = leaf;
  for (let [at, last] = [index, size - 1n]; last > 0n; at >>= 1n, last >>= 1n) {
    const beside = sibling(proof.length);
    proof.push(beside);
    if (at % 2n === 0n && at !== last) {
      root = nodeHash(root, beside);
      continue;
    }
    root = nodeHash(beside, root);
    while (at % 2n === 0n && at > 0n) [at, last] = [at >> 1n, last >> 1n];
  }
  return { proof, root };
}
