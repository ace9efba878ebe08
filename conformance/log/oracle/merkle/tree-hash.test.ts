import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { consistencyProof, verifyConsistency } from './consistency.ts';
import { inclusionProof, verifyInclusion } from './inclusion.ts';
import { splitList, splitPoint } from './split.ts';
import { leafHash, nodeHash, treeHash } from './tree-hash.ts';

const leaves = (size: number) => Array.from({ length: size }, (_, i) => leafHash(Uint8Array.of(i >> 8, i & 255)));

/** The example tree of RFC 6962 section 2.1.3, with the names that it gives to the nodes. */
const D = leaves(7);
const [a, b, c, d, e, f, j] = D as [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array];
const [g, h, i] = [nodeHash(a, b), nodeHash(c, d), nodeHash(e, f)];
const [k, l] = [nodeHash(g, h), nodeHash(i, j)];

/** The bytes with a single byte changed. */
function changed(bytes: Uint8Array, at: number, by: number): Uint8Array {
  const copy = bytes.slice();
  copy[at % copy.length]! ^= by;
  return copy;
}

describe('RFC 6962 section 2.1.3, the published example', () => {
  test('the tree', () => {
    expect(treeHash(D.slice(0, 3))).toEqual(nodeHash(g, c));
    expect(treeHash(D.slice(0, 4))).toEqual(k);
    expect(treeHash(D.slice(0, 6))).toEqual(nodeHash(k, i));
    expect(treeHash(D)).toEqual(nodeHash(k, l));
  });

  test('inclusion of d0, d3, d4 and d6', () => {
    const proofs = [0, 3, 4, 6].map((index) => inclusionProof(D, index));
    expect(proofs).toEqual([
      [b, h, l],
      [c, g, l],
      [f, j, k],
      [i, k],
    ]);
  });

  test('consistency from 3, 4 and 6 to 7', () => {
    const proofs = [3, 4, 6].map((size) => consistencyProof(D, size));
    expect(proofs).toEqual([[c, d, g, l], [l], [i, j, k]]);
  });
});

describe('proofs', () => {
  const place = fc.integer({ min: 1, max: 70 }).chain((size) => fc.tuple(fc.constant(size), fc.nat(size - 1)));

  test('an inclusion proof verifies, and does not verify with any byte changed', () => {
    fc.assert(
      fc.property(place, fc.nat(), fc.integer({ min: 1, max: 255 }), ([size, index], at, by) => {
        const hashes = leaves(size);
        const proof = inclusionProof(hashes, index);
        const claim = {
          index: BigInt(index),
          size: BigInt(size),
          leafHash: hashes[index]!,
          proof,
          root: treeHash(hashes),
        };
        expect(verifyInclusion(claim)).toBeUndefined();
        const altered = proof.map((hash, n) => (n === at % proof.length ? changed(hash, at, by) : hash));
        if (proof.length > 0) expect(verifyInclusion({ ...claim, proof: altered })?.reason).toBe('root-mismatch');
        const leaf = changed(claim.leafHash, at, by);
        expect(verifyInclusion({ ...claim, leafHash: leaf })?.reason).toBe('root-mismatch');
        expect(verifyInclusion({ ...claim, proof: [...proof, leaf] })?.reason).toBe('proof-length');
        expect(verifyInclusion({ ...claim, index: claim.size })?.reason).toBe('index-beyond-size');
        expect(verifyInclusion({ ...claim, index: -1n })?.reason).toBe('index-beyond-size');
      }),
    );
  });

  test('a consistency proof verifies, and does not verify with any byte changed', () => {
    fc.assert(
      fc.property(place, fc.nat(), fc.integer({ min: 1, max: 255 }), ([size2, before], at, by) => {
        const hashes = leaves(size2);
        const size1 = before + 1;
        const proof = consistencyProof(hashes, size1);
        const [root1, root2] = [treeHash(hashes.slice(0, size1)), treeHash(hashes)];
        const claim = { size1: BigInt(size1), size2: BigInt(size2), root1, root2, proof };
        expect(verifyConsistency(claim)).toBeUndefined();
        const altered = proof.map((hash, n) => (n === at % proof.length ? changed(hash, at, by) : hash));
        if (proof.length > 0) expect(verifyConsistency({ ...claim, proof: altered })).toBeDefined();
        expect(verifyConsistency({ ...claim, root1: changed(root1, at, by) })).toBeDefined();
        expect(verifyConsistency({ ...claim, root2: changed(root2, at, by) })?.reason).toBe('root2-mismatch');
        expect(verifyConsistency({ ...claim, proof: [...proof, root1] })?.reason).toBe('proof-length');
        expect(verifyConsistency({ ...claim, size1: claim.size2 + 1n })?.reason).toBe('sizes');
      }),
    );
  });

  test('two hashes of 64 bytes together, divided at another byte, are refused', () => {
    const [first, second, ...rest] = consistencyProof(D, 3);
    const proof = [first!.slice(0, 31), Uint8Array.of(first![31]!, ...second!), ...rest];
    const claim = { size1: 3n, size2: 7n, root1: treeHash(D.slice(0, 3)), root2: treeHash(D), proof };
    expect(verifyConsistency(claim)).toMatchObject({ reason: 'proof-length', at: 'hash 0 of the proof' });
  });

  test('sizes up to 2^64-1 are judged at once', () => {
    const size = 2n ** 64n - 1n;
    const claim = { size, leafHash: a, proof: [], root: a };
    expect(verifyInclusion({ ...claim, index: 0n })?.expected).toBe('64 hashes');
    expect(verifyInclusion({ ...claim, index: size - 1n })?.expected).toBe('63 hashes');
    const sizes = { size1: 2n ** 63n - 1n, size2: size, root1: a, root2: a, proof: [] };
    expect(verifyConsistency(sizes)?.reason).toBe('proof-length');
  });

  test('a claim without a proof is refused', () => {
    for (const index of [-1, 7, 0.5]) expect(() => inclusionProof(D, index)).toThrow(RangeError);
    for (const size of [-1, 0, 8, 0.5]) expect(() => consistencyProof(D, size)).toThrow(RangeError);
  });

  test('a list is divided at the largest power of two below its length', () => {
    expect([2n, 3n, 4n, 5n, 7n, 8n, 9n, 2n ** 63n, 2n ** 63n + 1n].map(splitPoint)).toEqual([
      1n,
      2n,
      2n,
      4n,
      4n,
      4n,
      8n,
      2n ** 62n,
      2n ** 63n,
    ]);
    expect(splitList([0, 1, 2, 3, 4, 5, 6])).toEqual({ left: [0, 1, 2, 3], right: [4, 5, 6] });
    for (const n of [1n, 0n, -1n]) expect(() => splitPoint(n)).toThrow(RangeError);
  });
});
