import { sha256 } from '../tree/hash.ts';

/** Signature type of plain Ed25519 (C2SP signed-note, "Signature types"). */
export const ED25519 = 0x01;
/** Signature type of ECDSA. */
export const ECDSA = 0x02;

/**
 * Key ID: the first four bytes, big-endian, of SHA-256(name || 0x0A || type || key) (C2SP signed-note, "Signatures").
 * `key` is the public key in the encoding of its type: 32 raw bytes for Ed25519. An ECDSA key is hashed alone, as SPKI
 * DER, without name and type ("Signature types").
 */
export function keyId(name: string, type: number, key: Uint8Array): number {
  return Buffer.from(logId(name, type, key)).readUInt32BE();
}

/** The whole hash whose first four bytes are the key ID: Rekor v2 identifies a log by it. 32 bytes. */
export function logId(name: string, type: number, key: Uint8Array): Uint8Array {
  return sha256(type === ECDSA ? key : Buffer.concat([Buffer.from(`${name}\n`), Uint8Array.of(type), key]));
}

/** The verifier key line of a key: `<name>+<key ID in hex>+<base64(type || key)>` (C2SP signed-note, "Verifier keys"). */
export function vkeyOf(name: string, type: number, key: Uint8Array): string {
  const id = keyId(name, type, key).toString(16).padStart(8, '0');
  return `${name}+${id}+${Buffer.concat([Uint8Array.of(type), key]).toString('base64')}`;
}
