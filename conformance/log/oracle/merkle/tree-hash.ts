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

/** The root of the tree without entries: SHA-256 of the empty string. */
export function emptyRoot(): Uint8Array {
  return sha256();
}

/**
 * MTH(D[n]) from the leaf hashes: the hash of the empty string for an empty list, the leaf hash itself for a single
 * leaf, else the node over both halves. The last of an odd number of nodes is carried up, never doubled.
 */
export function treeHash(leafHashes: readonly Uint8Array[]): Uint8Array {
  const [first] = leafHashes;
  if (first === undefined) return emptyRoot();
  if (leafHashes.length === 1) return first;
  const { left, right } = splitList(leafHashes);
  return nodeHash(treeHash(left), treeHash(right));
}
