import { createHash, createPublicKey, type KeyObject } from 'node:crypto';

/** A key that the client trusts. */
export interface VerifierKey {
  readonly name: string;
  /** Unsigned 32-bit number. */
  readonly id: number;
  readonly key: KeyObject;
}

/** The signature type of plain Ed25519 (C2SP signed-note, "Signature types"). */
const ED25519 = 0x01;
/** SubjectPublicKeyInfo before the 32 bytes of an Ed25519 key (RFC 8410, section 4). */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');
const VKEY = /^([^\s\u0085+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]+={0,2})$/u;

/**
 * Reads a verifier key line: `<name>+<key ID in hex>+<base64(type || key)>` (C2SP signed-note, "Verifier keys").
 *
 * @throws RangeError for another form, another type than Ed25519, or a key ID that is not the key's own.
 */
export function readVerifierKey(vkey: string): VerifierKey {
  const [, name, hex, base64] = VKEY.exec(vkey) ?? [];
  if (name === undefined) throw new RangeError(`expected a verifier key, name+hash+key, found ${JSON.stringify(vkey)}`);
  const bytes = Buffer.from(base64!, 'base64');
  if (bytes[0] !== ED25519 || bytes.length !== 33)
    throw new RangeError(`expected a key of type 1, Ed25519, with 32 bytes; found type ${bytes[0]}`);
  const id = Number.parseInt(hex!, 16);
  const hash = createHash('sha256').update(`${name}\n`).update(bytes).digest();
  if (hash.readUInt32BE() !== id) throw new RangeError(`the key ID ${hex} is not that of the key`);
  const der = Buffer.concat([SPKI, bytes.subarray(1)]);
  return { name, id, key: createPublicKey({ key: der, format: 'der', type: 'spki' }) };
}
