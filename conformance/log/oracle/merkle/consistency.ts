/**
 * Consistency proofs, RFC 6962 section 2.1.2: PROOF(m, D[n]), its SUBPROOF, and their reversal.
 *
 * Anchored by: merkle/consistency probes; RFC 6962 section 2.1.3, the published example
 */

import type { Defect } from '../../../core/check/defect.ts';
import { equalBytes, hex } from '../../../oracle/bytes/bytes.ts';
import { proofShapeDefect } from './proof-shape.ts';
import { splitList, splitPoint } from './split.ts';
import { emptyRoot, nodeHash, treeHash } from './tree-hash.ts';

/** The claim that the tree of `size2` begins with the tree of `size1`. Roots and hashes have 32 bytes. */
export interface ConsistencyClaim {
  readonly size1: bigint;
  readonly size2: bigint;
  readonly root1: Uint8Array;
  readonly root2: Uint8Array;
  readonly proof: readonly Uint8Array[];
}

/** SUBPROOF(m, D[n], b), where `known` (b) is true if the verifier has MTH(D[0:m]) already. */
function subproof(m: number, leaves: readonly Uint8Array[], known: boolean): Uint8Array[] {
  if (m === leaves.length) return known ? [] : [treeHash(leaves)];
  const { left, right } = splitList(leaves);
  if (m <= left.length) return [...subproof(m, left, known), treeHash(right)];
  return [...subproof(m - left.length, right, false), treeHash(left)];
}

/**
 * PROOF(m, D[n]) with m = `size1`; empty where m = n. RangeError outside 1 to n: the RFC defines no proof for m = 0.
 */
export function consistencyProof(leafHashes: readonly Uint8Array[], size1: number): Uint8Array[] {
  if (!Number.isInteger(size1) || size1 < 1 || size1 > leafHashes.length) {
    throw new RangeError(`no consistency proof from ${size1} to ${leafHashes.length}`);
  }
  return subproof(size1, leafHashes, true);
}

/** How many hashes SUBPROOF(m, D[n], b) has. */
function subproofLength(m: bigint, n: bigint, known: boolean): number {
  if (m === n) return known ? 0 : 1;
  const k = splitPoint(n);
  return 1 + (m <= k ? subproofLength(m, k, known) : subproofLength(m - k, n - k, false));
}

/** MTH(D[0:m]) and MTH(D[n]) by SUBPROOF(m, D[n], b); `root1` is used where the verifier needs no hash. */
function rootsOf(
  m: bigint,
  n: bigint,
  root1: Uint8Array | undefined,
  proof: readonly Uint8Array[],
): { oldRoot: Uint8Array; newRoot: Uint8Array } {
  const last = proof.at(-1)!;
  if (m === n) return { oldRoot: root1 ?? last, newRoot: root1 ?? last };
  const k = splitPoint(n);
  const below = proof.slice(0, -1);
  if (m <= k) {
    const { oldRoot, newRoot } = rootsOf(m, k, root1, below);
    return { oldRoot, newRoot: nodeHash(newRoot, last) };
  }
  const { oldRoot, newRoot } = rootsOf(m - k, n - k, undefined, below);
  return { oldRoot: nodeHash(last, oldRoot), newRoot: nodeHash(last, newRoot) };
}

/** A root with another value than expected. */
function mismatch<R extends string>(reason: R, expected: Uint8Array, actual: Uint8Array): Defect<R> | undefined {
  return equalBytes(expected, actual) ? undefined : { reason, expected: hex(expected), actual: hex(actual) };
}

/**
 * The defect of a consistency proof; undefined if it proves its claim. Sizes up to 2^64-1.
 *
 * Equal sizes: SUBPROOF(n, D[n], true) is empty, so the proof is empty and both roots are equal.
 * size1 = 0: section 2.1.2 defines PROOF for 0 < m only, and D[0:0] begins every list, so nothing is left to prove: the
 * proof is empty and root1 is the empty root; root2 cannot be verified, unless size2 is 0 as well.
 */
export function verifyConsistency(
  claim: ConsistencyClaim,
): Defect<'sizes' | 'proof-length' | 'root1-mismatch' | 'root2-mismatch'> | undefined {
  const { size1, size2, root1, root2, proof } = claim;
  if (size1 < 0n || size1 > size2) {
    return { reason: 'sizes', expected: `a first size from 0 to ${size2}`, actual: String(size1) };
  }
  const misfit = proofShapeDefect(proof, size1 === 0n ? 0 : subproofLength(size1, size2, true));
  if (misfit !== undefined) return misfit;
  if (size1 === 0n) {
    const first = mismatch('root1-mismatch', emptyRoot(), root1);
    return first ?? (size2 === 0n ? mismatch('root2-mismatch', emptyRoot(), root2) : undefined);
  }
  const { oldRoot, newRoot } = rootsOf(size1, size2, root1, proof);
  return mismatch('root1-mismatch', root1, oldRoot) ?? mismatch('root2-mismatch', root2, newRoot);
}
