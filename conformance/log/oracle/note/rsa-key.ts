/**
 * RSA keys in signed notes. No type byte is assigned to them, so the type is 0xFF and, as C2SP signed-note recommends
 * ("Signature types"), a longer identifier follows it: the one of sigstore/rekor-tiles (CLIENTS.md, "C2SP Checkpoints").
 *
 * Anchored by: kat.json checkpoint_key_hash (RSA); a checkpoint of the Rekor server with an RSA key
 */

import type { KeyObject } from 'node:crypto';
import { concatBytes, equalBytes, utf8 } from '../../../oracle/bytes/bytes.ts';
import { readSpki } from './spki.ts';

/** The type byte that signed-note leaves unassigned. */
export const UNASSIGNED = 0xff;

/** The identifier of RSA keys with signatures of PKCS #1 v1.5. */
export const RSA_IDENTIFIER = 'PKIX-RSA-PKCS#1v1.5';
const IDENTIFIER = utf8(RSA_IDENTIFIER);

/** Rekor signs with no shorter keys. */
export const LEAST_RSA_BITS = 2048;

/** What follows the type byte in a verifier key, and in the hash of its key ID: the identifier and the SPKI DER. */
export function rsaNoteKey(spki: Uint8Array): Uint8Array {
  return concatBytes(IDENTIFIER, spki);
}

/** The RSA key after that identifier; undefined for other bytes, and for a key of fewer than 2048 bits. */
export function readRsaNoteKey(key: Uint8Array): KeyObject | undefined {
  if (!equalBytes(key.subarray(0, IDENTIFIER.length), IDENTIFIER)) return undefined;
  const read = readSpki(key.subarray(IDENTIFIER.length));
  const bits = read?.asymmetricKeyType === 'rsa' ? (read.asymmetricKeyDetails?.modulusLength ?? 0) : 0;
  return bits >= LEAST_RSA_BITS ? read : undefined;
}
