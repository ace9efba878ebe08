/**
 * Computes the hashes of RFC 6962 section 2.1 quickly: `crypto.hash` returns latin1 strings of 32 characters, which
 * need no buffer for each hash. The oracle computes the same hashes slowly, and a test compares the two.
 */

import { hash } from 'node:crypto';
import { HASH_SIZE, TILE_WIDTH } from '../../log/oracle/tiles/tile.ts';
import { type FoldTile, tileKernel } from './tile-kernel.ts';

/** How many bytes a full tile has. */
export const TILE_BYTES = TILE_WIDTH * HASH_SIZE;
/** The hashed bytes of a node: 0x01 and two hashes. */
const NODE_BYTES = 1 + 2 * HASH_SIZE;

/** Room for the 128 nodes above a full tile, each after its 0x01, with a view of each. Each thread has its own. */
const nodes = Buffer.alloc((TILE_WIDTH / 2) * NODE_BYTES);
const views = Array.from({ length: TILE_WIDTH / 2 }, (_, i) => {
  nodes[i * NODE_BYTES] = 0x01;
  return nodes.subarray(i * NODE_BYTES, (i + 1) * NODE_BYTES);
});

/** SHA-256 as a latin1 string: Node calls that encoding "binary" too, and its types know only this name. */
function sha256(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'binary');
}

/** Writes the SHA-256 hash of some bytes to a place of a tile. */
export function hashInto(bytes: Uint8Array, into: Buffer, place: number): void {
  into.write(sha256(bytes), place * HASH_SIZE, HASH_SIZE, 'latin1');
}

/** MTH of no entries. */
export const EMPTY_ROOT = sha256(new Uint8Array());

/** The kernel for full tiles, which this thread compiles for the first of them. It takes half of the time. */
let kernel: FoldTile | undefined;

/** The root over 1 to 256 concatenated hashes; `hashes.length` is a multiple of 32. */
export function foldHashes(hashes: Uint8Array): string {
  if (hashes.length !== TILE_BYTES) return foldByNode(hashes);
  kernel ??= tileKernel() ?? foldByNode;
  return kernel(hashes);
}

/**
 * The same, node by node. The last hash of an odd number moves up unchanged, which gives the split of RFC 6962. It stands
 * in for the kernel where there is no WebAssembly.
 */
export function foldByNode(hashes: Uint8Array): string {
  let count = hashes.length / HASH_SIZE;
  if (count === 1) return Buffer.from(hashes.buffer, hashes.byteOffset, HASH_SIZE).toString('latin1');
  for (let i = 0; 2 * i < count; i++)
    nodes.set(hashes.subarray(2 * i * HASH_SIZE, (2 * i + 2) * HASH_SIZE), i * NODE_BYTES + 1);
  for (;;) {
    const pairs = count >> 1;
    let root = '';
    for (let i = 0; i < pairs; i++) {
      root = sha256(views[i]!);
      if (count > 2) nodes.write(root, (i >> 1) * NODE_BYTES + 1 + (i & 1) * HASH_SIZE, HASH_SIZE, 'latin1');
    }
    if (count === 2) return root;
    if (count & 1) {
      const last = nodes.subarray(pairs * NODE_BYTES + 1, pairs * NODE_BYTES + 1 + HASH_SIZE);
      nodes.set(last, (pairs >> 1) * NODE_BYTES + 1 + (pairs & 1) * HASH_SIZE);
    }
    count = pairs + (count & 1);
  }
}

/** The root over hashes as latin1 strings. */
export function foldStrings(hashes: readonly string[]): string {
  return foldHashes(Buffer.from(hashes.join(''), 'latin1'));
}

/** Why a bundle is not `width` entries (tlog-tiles, "Log entries"). */
export interface BundleDefect {
  readonly kind: 'truncated' | 'trailing-bytes' | 'count';
  readonly actual: string;
}

/**
 * Hashes the `width` entries of a bundle into `into`, one leaf hash after the other. It overwrites the bundle: the low
 * byte of each length becomes the 0x00 in front of a leaf, so that nothing is copied.
 */
export function hashEntries(bundle: Buffer, width: number, into: Buffer): BundleDefect | undefined {
  const end = bundle.length;
  let at = 0;
  for (let i = 0; i < width; i++) {
    if (at === end) return { kind: 'count', actual: `${i} entries` };
    const next = at + 2 <= end ? at + 2 + bundle[at]! * 256 + bundle[at + 1]! : Number.POSITIVE_INFINITY;
    if (next > end) return { kind: 'truncated', actual: `entry ${i} runs past the end of ${end} bytes` };
    bundle[at + 1] = 0x00;
    hashInto(bundle.subarray(at + 1, next), into, i);
    at = next;
  }
  if (at === end) return undefined;
  return { kind: 'trailing-bytes', actual: `${end - at} bytes after the last of them` };
}
