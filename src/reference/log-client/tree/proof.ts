/** Inclusion proofs. */
import { refuse } from '../refused.ts';
import type { NodeHash } from './hash.ts';

/** Leaves from the first up to the last, which is excluded. */
export type LeafRange = readonly [start: bigint, end: bigint];

/** The largest power of two below a number above 1 (RFC 6962, section 2.1). */
export function splitBelow(count: bigint): bigint {
  return 1n << BigInt((count - 1n).toString(2).length - 1);
}

/** The ranges whose hashes prove a leaf, from its sibling upwards: PATH(m, D[n]) (RFC 6962, section 2.1.1). */
export function pathOf(index: bigint, size: bigint): readonly LeafRange[] {
  if (size < 2n) return [];
  const middle = splitBelow(size);
  if (index < middle) return [...pathOf(index, middle), [middle, size]];
  const shifted = pathOf(index - middle, size - middle).map(([start, end]) => [start + middle, end + middle] as const);
  return [...shifted, [0n, middle]];
}

/** The root to which a proof leads (RFC 9162, section 2.1.3.2). @throws Refused for a proof of another length. */
export function rootOfProof(
  index: bigint,
  size: bigint,
  leaf: Uint8Array,
  proof: readonly Uint8Array[],
  parts: NodeHash,
): Uint8Array {
  if (index >= size) refuse(`a tree of ${size} has no leaf ${index}`);
  let [fn, sn, root] = [index, size - 1n, leaf];
  for (const hash of proof) {
    if (sn === 0n) refuse('the proof is too long');
    if (fn & 1n || fn === sn) {
      root = parts.hashNode(hash, root);
      while (!(fn & 1n) && fn !== 0n) [fn, sn] = [fn >> 1n, sn >> 1n];
    } else {
      root = parts.hashNode(root, hash);
    }
    [fn, sn] = [fn >> 1n, sn >> 1n];
  }
  if (sn !== 0n) refuse('the proof is too short');
  return root;
}
