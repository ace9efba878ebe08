import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { ED25519, keyId, vkeyOf } from './key.ts';

/** A signer of checkpoints: the log itself, or a cosigner that adds a signature line. */
export interface Signer {
  /** Key name: non-empty, no Unicode space, no `+`. */
  readonly name: string;
  /** Signature type byte. */
  readonly type: number;
  /** Public key as the type encodes it; 32 raw bytes for Ed25519. */
  readonly publicKey: Uint8Array;
  /** The right key ID. The log writes what the part `keyId` makes of name, type and public key. */
  readonly keyId: number;
  /** Verifier key line (C2SP signed-note, "Verifier keys"). */
  readonly vkey: string;
  /** Signs a text that ends with a newline; gives the bytes that follow the key ID in the signature line. */
  sign(text: string): Uint8Array;
  /** Only of a log of certificates: from now on signs later than this checkpoint, which the log has shown. */
  follow?(checkpoint: string): void;
  /** Only of a log of certificates: signs a message of RFC 6962; gives the `digitally-signed` struct. */
  digitallySigned?(message: Uint8Array): Uint8Array;
}

/** PKCS #8 before the 32 bytes of an Ed25519 seed (RFC 8410, section 7). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** An Ed25519 key: the key itself, the one of a 32-byte seed, or a new one. */
export function ed25519Key(privateKey: KeyObject | Uint8Array | undefined): KeyObject {
  if (privateKey === undefined) return generateKeyPairSync('ed25519').privateKey;
  if (!(privateKey instanceof Uint8Array)) return privateKey;
  if (privateKey.length !== 32)
    throw new RangeError(`an Ed25519 seed has 32 bytes, this seed has ${privateKey.length}`);
  return createPrivateKey({ key: Buffer.concat([PKCS8, privateKey]), format: 'der', type: 'pkcs8' });
}

/**
 * A signer with an Ed25519 key: `privateKey` is the key, or its 32-byte seed; without it a new key is generated.
 *
 * @throws RangeError for a name that a note cannot carry, for a seed of another length, for a key of another type.
 */
export function ed25519Signer(o: { name: string; privateKey?: KeyObject | Uint8Array }): Signer {
  if (!/^[^\s\u0085+]+$/u.test(o.name)) {
    throw new RangeError(`a key name is not empty and has neither a space nor a plus sign: ${JSON.stringify(o.name)}`);
  }
  const key = ed25519Key(o.privateKey);
  if (key.asymmetricKeyType !== 'ed25519') {
    throw new RangeError(`expected an Ed25519 private key, found ${key.asymmetricKeyType ?? key.type}`);
  }
  // The last 32 bytes of the SubjectPublicKeyInfo are the raw key (RFC 8410, section 4).
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32);
  return {
    name: o.name,
    type: ED25519,
    publicKey,
    keyId: keyId(o.name, ED25519, publicKey),
    vkey: vkeyOf(o.name, ED25519, publicKey),
    sign: (text) => sign(null, Buffer.from(text), key),
  };
}
