/**
 * Inclusion proofs ("audit paths"), RFC 6962 section 2.1.1: PATH(m, D[n]) and its reversal.
 *
 * Anchored by: merkle/inclusion probes; RFC 6962 section 2.1.3, the published example
 */

import type { Defect } from '../../../core/check/defect.ts';
import { equalBytes, hex } from '../../../oracle/bytes/bytes.ts';
import { proofShapeDefect } from './proof-shape.ts';
import { splitList, splitPoint } from './split.ts';
import { nodeHash, treeHash } from './tree-hash.ts';

/** The claim that the leaf at `index` is in the tree of `size` leaves with this root. Hashes have 32 bytes. */
export interface InclusionClaim {
  readonly index: bigint;
  readonly size: bigint;
  readonly leafHash: Uint8Array;
  /** From the leaf to the root. */
  readonly proof: readonly Uint8Array[];
  readonly root: Uint8Array;
}

/** PATH(m, D[n]): the sibling subtrees met from leaf `index` up to the root. RangeError where there is no such leaf. */
export function inclusionProof(leafHashes: readonly Uint8Array[], index: number): Uint8Array[] {
  if (!Number.isInteger(index) || index < 0 || index >= leafHashes.length) {
    throw new RangeError(`no leaf ${index} in a tree of ${leafHashes.length}`);
  }
  if (leafHashes.length === 1) return [];
  const { left, right } = splitList(leafHashes);
  if (index < left.length) return [...inclusionProof(left, index), treeHash(right)];
  return [...inclusionProof(right, index - left.length), treeHash(left)];
}

/** How many hashes PATH(m, D[n]) has. */
function pathLength(m: bigint, n: bigint): number {
  if (n === 1n) return 0;
  const k = splitPoint(n);
  return 1 + (m < k ? pathLength(m, k) : pathLength(m - k, n - k));
}

/** The root that PATH(m, D[n]) leads to: the definition read backwards; its last hash is nearest to the root. */
function rootOf(m: bigint, n: bigint, leaf: Uint8Array, path: readonly Uint8Array[]): Uint8Array {
  if (n === 1n) return leaf;
  const k = splitPoint(n);
  const sibling = path.at(-1)!;
  const below = path.slice(0, -1);
  return m < k ? nodeHash(rootOf(m, k, leaf, below), sibling) : nodeHash(sibling, rootOf(m - k, n - k, leaf, below));
}

/**
 * The defect of an inclusion proof; undefined if it proves its claim. A proof has exactly as many hashes as PATH, each
 * of 32 bytes (`proof-length`); the proof of a single leaf is empty. Sizes up to 2^64-1.
 */
export function verifyInclusion(
  claim: InclusionClaim,
): Defect<'index-beyond-size' | 'proof-length' | 'root-mismatch'> | undefined {
  const { index, size, proof } = claim;
  if (index < 0n || index >= size) {
    return { reason: 'index-beyond-size', expected: `an index below ${size}`, actual: String(index) };
  }
  const misfit = proofShapeDefect(proof, pathLength(index, size));
  if (misfit !== undefined) return misfit;
  const root = rootOf(index, size, claim.leafHash, proof);
  if (equalBytes(root, claim.root)) return undefined;
  return { reason: 'root-mismatch', expected: hex(claim.root), actual: hex(root) };
}
