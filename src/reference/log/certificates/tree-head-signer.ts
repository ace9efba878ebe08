import { createECDH, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { readCheckpoint } from '../checkpoint/checkpoint.ts';
import { keyId } from '../checkpoint/key.ts';
import { openNote } from '../checkpoint/note.ts';
import type { Signer } from '../checkpoint/signer.ts';
import { sha256 } from '../tree/hash.ts';

/** Signature type of the tree heads of RFC 6962 (C2SP signed-note, "Signature types"). */
export const TREE_HEAD = 0x05;

/** The private key on P-256 whose number is these 32 bytes. */
function keyOfSeed(seed: Uint8Array): KeyObject {
  if (seed.length !== 32) throw new RangeError(`a seed has 32 bytes, this seed has ${seed.length}`);
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(seed);
  const point = curve.getPublicKey();
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', d: text(seed), x: text(point.subarray(1, 33)), y: text(point.subarray(33)) };
  return createPrivateKey({ key: jwk, format: 'jwk' });
}

/** The hash algorithm SHA-256 of TLS 1.2 (RFC 5246, section 7.4.1.4.1). */
export const SHA256 = 4;
/** The signature algorithms of TLS 1.2 by the type of the key (RFC 5246, section 7.4.1.4.1). */
export const ALGORITHMS: Readonly<Record<string, number>> = { rsa: 1, ec: 3 };

/** A `digitally-signed` struct of TLS 1.2 (RFC 5246, section 4.7): two bytes of algorithms, and the signature by SHA-256. */
export function digitallySigned(message: Uint8Array, key: KeyObject): Uint8Array {
  const signature = sign('sha256', message, key);
  const head = Buffer.from([SHA256, ALGORITHMS[key.asymmetricKeyType ?? '']!, 0, 0]);
  head.writeUInt16BE(signature.length, 2);
  return Buffer.concat([head, signature]);
}

/** A tree: its size, and its root hash of 32 bytes. */
interface Tree {
  readonly size: bigint;
  readonly root: Uint8Array;
}

/** The TreeHeadSignature of a tree before it is signed (RFC 6962, section 3.5). `timestamp`: milliseconds since 1970. */
export function treeHeadMessage({ size, root }: Tree, timestamp: bigint): Uint8Array {
  const numbers = Buffer.alloc(16);
  numbers.writeBigUInt64BE(timestamp);
  numbers.writeBigUInt64BE(size, 8);
  return Buffer.concat([Uint8Array.of(0, 0x01), numbers, root]);
}

/**
 * The RFC6962NoteSignature of a tree head (C2SP static-ct-api, "Checkpoints"): the time, and a `digitally-signed`
 * TreeHeadSignature (RFC 6962, section 3.5) by SHA-256 and the key.
 */
export function treeHeadSignature(tree: Tree, timestamp: bigint, key: KeyObject): Uint8Array {
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(timestamp);
  return Buffer.concat([time, digitallySigned(treeHeadMessage(tree, timestamp), key)]);
}

/**
 * A signer of checkpoints as a log of certificates has it. `privateKey`: an ECDSA key on P-256 or an RSA key, or the 32
 * bytes of a number on P-256; without it a new key on P-256. The vkey has the key as SubjectPublicKeyInfo, as the
 * formats of transparency-dev write it; the key ID is made of the LogID. Each signature is later than the one before, also
 * where the clock of the machine has gone back (RFC 6962, section 3.5).
 *
 * @throws RangeError for a seed of another length.
 */
export function treeHeadSigner(o: {
  readonly name: string;
  readonly privateKey?: KeyObject | Uint8Array;
  readonly clock: Clock;
}): Signer {
  const { name, clock, privateKey } = o;
  const key =
    privateKey === undefined
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
      : privateKey instanceof Uint8Array
        ? keyOfSeed(privateKey)
        : privateKey;
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' });
  const logId = sha256(spki);
  const id = keyId(name, TREE_HEAD, logId);
  let last = 0n;
  return {
    name,
    type: TREE_HEAD,
    publicKey: logId,
    keyId: id,
    digitallySigned: (message) => digitallySigned(message, key),
    vkey: `${name}+${id.toString(16).padStart(8, '0')}+${Buffer.concat([Uint8Array.of(TREE_HEAD), spki]).toString('base64')}`,
    follow: (checkpoint) => {
      for (const { keyId, signature } of openNote(checkpoint)?.signatures ?? []) {
        const time = keyId === id && signature.length > 8 ? Buffer.from(signature).readBigUInt64BE() : 0n;
        if (time > last) last = time;
      }
    },
    sign: (text) => {
      const now = BigInt(Math.floor(clock.now()));
      last = now > last ? now : last + 1n;
      return treeHeadSignature(readCheckpoint(text)!, last, key);
    },
  };
}
