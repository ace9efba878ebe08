/** The hashes of RFC 6962, section 2.1. */
import { createHash } from 'node:crypto';
import { refuse } from '../refused.ts';

const sha256 = (...parts: readonly Uint8Array[]): Uint8Array => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** The hash of an entry. */
export const hashLeaf = (entry: Uint8Array): Uint8Array => sha256(LEAF, entry);
/** The hash of an inner node. */
export const hashNode = (left: Uint8Array, right: Uint8Array): Uint8Array => sha256(NODE, left, right);
/** The root of the tree without entries. */
export const hashNothing = (): Uint8Array => sha256();

/** Whether two hashes are the same. */
export const isSameHash = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;

/** Hashes two nodes. */
export interface NodeHash {
  hashNode(left: Uint8Array, right: Uint8Array): Uint8Array;
}

/** The hash over neighbouring subtrees of one height, of which the last may be lower: an odd one is promoted. */
export function foldHashes(hashes: readonly Uint8Array[], parts: NodeHash): Uint8Array {
  let row = hashes;
  while (row.length > 1) {
    const above: Uint8Array[] = [];
    for (let i = 0; i < row.length; i += 2)
      above.push(i + 1 < row.length ? parts.hashNode(row[i]!, row[i + 1]!) : row[i]!);
    row = above;
  }
  return row[0] ?? refuse('a tile without hashes has no root');
}
