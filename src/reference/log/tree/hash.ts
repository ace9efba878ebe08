import { hash } from 'node:crypto';

/**
 * SHA-256, 32 bytes. Asking for a latin1 string (the type calls it `binary`) and copying it into Buffer's pool takes
 * half the time of asking for a Buffer, because no backing store is allocated for each digest.
 */
export function sha256(bytes: Uint8Array): Uint8Array {
  return Buffer.from(hash('sha256', bytes, 'binary'), 'latin1');
}

/** Root of the tree without entries: the hash of the empty string (RFC 6962, section 2.1). */
export function emptyRoot(): Uint8Array {
  return sha256(new Uint8Array(0));
}

// Reused between calls: both functions are synchronous and never return these buffers.
let leaf = Buffer.alloc(4_096);
const node = Buffer.alloc(65);
node[0] = 0x01;

/** Hash of an entry: SHA-256(0x00 || entry) (RFC 6962, section 2.1). The prefix keeps leaves and nodes apart. */
export function leafHash(entry: Uint8Array): Uint8Array {
  const length = entry.length + 1;
  if (length > leaf.length) leaf = Buffer.alloc(length);
  leaf.set(entry, 1);
  return sha256(leaf.subarray(0, length));
}

/** Hash of an inner node: SHA-256(0x01 || left || right) (RFC 6962, section 2.1). */
export function nodeHash(left: Uint8Array, right: Uint8Array): Uint8Array {
  if (left.length !== 32 || right.length !== 32) return sha256(Buffer.concat([node.subarray(0, 1), left, right]));
  node.set(left, 1);
  node.set(right, 33);
  return sha256(node);
}
