/**
 * The log ID of Sigstore's TransparencyLogEntry: the whole hash of which a signature line carries the first four bytes.
 *
 * Anchored by: kat.json checkpoint_key_hash (Ed25519, ECDSA); the key and log ID of Rekor's log2025-1
 */

import { generalKeyHash, keyIdOf, noteKeyHash } from '../note/key-hash.ts';
import type { Vkey } from '../note/verifier-key.ts';

/**
 * The 32 bytes of `logId.keyId` for the key that a log signs its checkpoints with. For ECDSA that is SHA-256 of the
 * SPKI DER alone, unless the key ID of the vkey follows the general rule of signed-note: the key ID is the first four
 * bytes of the log ID, with any rule that the log may use.
 */
export function logIdOf(vkey: Vkey): Uint8Array {
  const general = generalKeyHash(vkey.name, vkey.type, vkey.key);
  return keyIdOf(general) === vkey.keyId ? general : noteKeyHash(vkey.name, vkey.type, vkey.key);
}
