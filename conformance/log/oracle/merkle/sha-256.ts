/**
 * SHA-256 (FIPS 180-4), the hash of every tiled log (C2SP tlog-tiles, "APIs").
 *
 * Anchored by: FIPS 180-2 appendix B.1, the published digest of "abc"; kat.json rfc6962_hash
 */
import { hash } from 'node:crypto';

/**
 * The 32-byte digest of the parts, hashed one after the other. `hash` hashes a few bytes much faster than `createHash`,
 * and a latin1 string (the type calls it `binary`) needs no memory of its own outside the heap.
 */
export function sha256(...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = parts.length === 1 ? parts[0]! : Buffer.concat(parts);
  return new Uint8Array(Buffer.from(hash('sha256', bytes, 'binary'), 'latin1'));
}
