/**
 * Keccak-256, the hash of Ethereum: Keccak as it was submitted to NIST, with another padding than SHA3-256 (Yellow Paper,
 * appendix on notation).
 *
 * Anchored by: the Keccak team's known answers of the empty string and "abc"
 */

import { keccak_256 } from '@noble/hashes/sha3.js';
import { concatBytes } from '../../../oracle/bytes/bytes.ts';

/** The 32-byte digest of the parts, hashed one after the other. */
export function keccak256(...parts: readonly Uint8Array[]): Uint8Array {
  return keccak_256(concatBytes(...parts));
}
