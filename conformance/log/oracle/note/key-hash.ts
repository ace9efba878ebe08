/**
 * The hashes that key IDs are the first four bytes of (C2SP signed-note, "Signatures" and "Signature types").
 *
 * Anchored by: kat.json checkpoint_key_hash (Ed25519, ECDSA, RSA); the vkey of tessera/log; that of rome.ct.filippo.io/2024h1
 */

import { Buffer } from 'node:buffer';
import { utf8 } from '../../../oracle/bytes/bytes.ts';
import { sha256 } from '../merkle/sha-256.ts';
import { TREE_HEAD } from './tree-head.ts';

/** The rule that signed-note recommends for all types: SHA-256(name || 0x0A || type || key), 32 bytes. */
export function generalKeyHash(name: string, type: number, key: Uint8Array): Uint8Array {
  return sha256(utf8(name), Uint8Array.of(0x0a, type), key);
}

/**
 * The whole hash of a key, 32 bytes, which Rekor calls the log ID: by the general rule, but for ECDSA (0x02), where
 * signed-note defines it as SHA-256 of the SPKI DER alone, and for logs of certificates (0x05), where the LogID of RFC 6962
 * stands for the key (static-ct-api, "Checkpoints"): SHA-256 of its SPKI DER.
 */
export function noteKeyHash(name: string, type: number, key: Uint8Array): Uint8Array {
  if (type === 0x02) return sha256(key);
  return generalKeyHash(name, type, type === TREE_HEAD ? sha256(key) : key);
}

/** The key ID that a key hash gives: its first four bytes, most significant first, as an unsigned number. */
export function keyIdOf(hash: Uint8Array): number {
  return Buffer.from(hash).readUInt32BE(0);
}

/** The key ID of a key of a type, by the rule of that type. */
export function keyIdFor(name: string, type: number, key: Uint8Array): number {
  return keyIdOf(noteKeyHash(name, type, key));
}
