/**
 * SHA-256 (FIPS 180-4), the hash of every tiled log (C2SP tlog-tiles, "APIs").
 *
 * Anchored by: FIPS 180-2 appendix B.1, the published digest of "abc"; kat.json rfc6962_hash
 */
import { createHash } from 'node:crypto';

/** The 32-byte digest of the parts, hashed one after the other. */
export function sha256(...parts: readonly Uint8Array[]): Uint8Array {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return new Uint8Array(hash.digest());
}
