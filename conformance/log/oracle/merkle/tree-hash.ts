/**
 * The Merkle Tree Hash of RFC 6962 section 2.1, by its recursive definition.
 *
 * Anchored by: kat.json rfc6962_hash; the 16 roots of tessera/log
 */
import { sha256 } from './sha-256.ts';
import { splitList } from './split.ts';

/** The hash of one entry: SHA-256(0x00 || entry). The prefix keeps a leaf from being read as a node. */
export function leafHash(entry: Uint8Array): Uint8Array {
  return sha256(Uint8Array.of(0x00), entry);
}

/** The hash of two subtrees: SHA-256(0x01 || left || right). */
export function nodeHash(left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha256(Uint8Array.of(0x01), left, right);
}

/** The root of the tree without entries: SHA-256 of nothing. */
export function emptyRoot(): Uint8Array {
  return sha256();
}

/**
 * MTH(D[n]) where the leaf hashes are given: the hash of nothing for the empty list, the leaf hash itself for a list of
 * one, else the node over both halves. The last of an odd number is carried up, never doubled.
 */
export function treeHash(leafHashes: readonly Uint8Array[]): Uint8Array {
  const [first] = leafHashes;
  if (first === undefined) return emptyRoot();
  if (leafHashes.length === 1) return first;
  const { left, right } = splitList(leafHashes);
  return nodeHash(treeHash(left), treeHash(right));
}
