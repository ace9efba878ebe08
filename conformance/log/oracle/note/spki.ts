/**
 * Public keys as SubjectPublicKeyInfo, the form that Node's verifier needs: written around raw keys, and read.
 *
 * Anchored by: RFC 8410 section 10.1, the published Ed25519 key; kat.json checkpoint_key_hash
 */

import { Buffer } from 'node:buffer';
import { createPublicKey, type KeyObject } from 'node:crypto';
import { concatBytes, equalBytes } from '../../../oracle/bytes/bytes.ts';

/** SEQUENCE { SEQUENCE { OID 1.3.101.112 }, BIT STRING of 32 bytes } up to the key itself (RFC 8410 section 4). */
const ED25519 = Uint8Array.from([0x30, 42, 0x30, 5, 0x06, 3, 0x2b, 0x65, 0x70, 0x03, 33, 0x00]);

/** The same with OID 2.16.840.1.101.3.4.3.17 and 1312 bytes (RFC 9881 section 4). */
const ML_DSA_44 = Uint8Array.from([
  ...[0x30, 0x82, 0x05, 0x32, 0x30, 11, 0x06, 9, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x03, 0x11],
  ...[0x03, 0x82, 0x05, 0x21, 0x00],
]);

/** The SPKI DER of a raw Ed25519 key of 32 bytes. */
export function ed25519Spki(key: Uint8Array): Uint8Array {
  return concatBytes(ED25519, key);
}

/** The SPKI DER of a raw ML-DSA-44 key of 1312 bytes. */
export function mlDsa44Spki(key: Uint8Array): Uint8Array {
  return concatBytes(ML_DSA_44, key);
}

/** The key in SPKI DER, or undefined if the bytes are not such a key or have bytes after it. */
export function readSpki(der: Uint8Array): KeyObject | undefined {
  try {
    const key = createPublicKey({ key: Buffer.from(der), format: 'der', type: 'spki' });
    // OpenSSL ignores bytes after the structure, so the key is written again and compared.
    return equalBytes(key.export({ format: 'der', type: 'spki' }), der) ? key : undefined;
  } catch {
    return undefined;
  }
}

/** P-256, P-384 and P-521 by the names that OpenSSL has for them. */
const CURVES = ['prime256v1', 'secp384r1', 'secp521r1'];

/** The ECDSA key in SPKI DER, on one of the three curves that signed-note allows; undefined for any other bytes. */
export function readEcdsaSpki(der: Uint8Array): KeyObject | undefined {
  const key = readSpki(der);
  const curve = key?.asymmetricKeyType === 'ec' ? key.asymmetricKeyDetails?.namedCurve : undefined;
  return CURVES.includes(curve ?? '') ? key : undefined;
}
