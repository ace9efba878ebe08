import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { TREE_HEAD } from '../certificates/tree-head-signer.ts';
import { verifiesTreeHead } from '../certificates/tree-head-verifier.ts';
import { sha256 } from '../tree/hash.ts';
import { readCheckpoint } from './checkpoint.ts';
import { type CosignatureType, cosignatureMessage, ED25519_COSIGNATURE, ML_DSA_44 } from './cosignature.ts';
import { ECDSA, ED25519, keyId } from './key.ts';
import type { NoteSignature } from './note.ts';

/** A key that verifies signature lines: that of a log or of a witness. */
export interface Verifier {
  readonly name: string;
  readonly type: number;
  readonly keyId: number;
  /** Public key as the type encodes it. */
  readonly publicKey: Uint8Array;
  /** Whether a signature line has the name and the key ID of this key. */
  isBy(line: NoteSignature): boolean;
  /** Whether the signature of such a line verifies over the text of a checkpoint. */
  verifies(text: string, line: NoteSignature): boolean;
}

/** SubjectPublicKeyInfo before the raw key (RFC 8410, section 4; RFC 9881, section 4), and the length of that key. */
const RAW_KEYS: Readonly<Record<number, readonly [spki: string, length: number]>> = {
  [ED25519]: ['302a300506032b6570032100', 32],
  [ED25519_COSIGNATURE]: ['302a300506032b6570032100', 32],
  [ML_DSA_44]: ['30820532300b06096086480165030403110382052100', 1312],
};

function keyObject(type: number, key: Uint8Array): KeyObject | undefined {
  const [prefix, length] = RAW_KEYS[type] ?? [];
  if (type !== ECDSA && type !== TREE_HEAD && (prefix === undefined || key.length !== length)) return undefined;
  const der = Buffer.concat([Buffer.from(prefix ?? '', 'hex'), key]);
  try {
    const object = createPublicKey({ key: der, format: 'der', type: 'spki' });
    // The keys that a log of certificates may have (RFC 6962, section 2.1.4).
    return type === TREE_HEAD && object.asymmetricKeyType !== 'ec' && object.asymmetricKeyType !== 'rsa'
      ? undefined
      : object;
  } catch {
    return undefined;
  }
}

/** Whether a cosignature has a time and verifies; a witness may not leave the time out (tlog-witness, "add-checkpoint"). */
function verifiesWithTime(type: CosignatureType, name: string, key: KeyObject, text: string, bytes: Buffer): boolean {
  const head = readCheckpoint(text);
  if (head === undefined || bytes.length < 8) return false;
  const time = bytes.readBigUInt64BE();
  if (time === 0n || time >= 2n ** 63n) return false;
  return verify(null, cosignatureMessage({ type, name, time, text, head }), key, bytes.subarray(8));
}

const isCosignature = (type: number): type is CosignatureType => type === ED25519_COSIGNATURE || type === ML_DSA_44;

/**
 * The verifier of a verifier key line (C2SP signed-note, "Verifier keys"), for the types Ed25519, ECDSA, the two
 * cosignatures, and the tree heads of RFC 6962, whose keys are there as SubjectPublicKeyInfo.
 *
 * @throws RangeError for a text that is no such line.
 */
export function readVerifier(vkey: string): Verifier {
  const [, name, id, base64] = /^([^\s\u0085+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]+={0,2})$/u.exec(vkey) ?? [];
  const bytes = Buffer.from(base64 ?? '', 'base64');
  const [type] = bytes;
  const publicKey = bytes.subarray(1);
  const key = type === undefined ? undefined : keyObject(type, publicKey);
  if (name === undefined || type === undefined || key === undefined || bytes.toString('base64') !== base64)
    throw new RangeError(
      `expected a verifier key of Ed25519, ECDSA, a cosigner or a log of certificates, found ${JSON.stringify(vkey)}`,
    );
  // The key ID of a log of certificates is made of its LogID (C2SP static-ct-api, "Checkpoints").
  const own = keyId(name, type, type === TREE_HEAD ? sha256(publicKey) : publicKey);
  if (Number.parseInt(id!, 16) !== own)
    throw new RangeError(`expected the key ID ${own.toString(16).padStart(8, '0')}, found ${JSON.stringify(vkey)}`);
  return {
    name,
    type,
    keyId: own,
    publicKey,
    isBy: (line) => line.name === name && line.keyId === own,
    verifies: (text, { signature }) =>
      isCosignature(type)
        ? verifiesWithTime(type, name, key, text, Buffer.from(signature))
        : type === TREE_HEAD
          ? verifiesTreeHead(key, text, signature)
          : verify(type === ECDSA ? 'sha256' : null, Buffer.from(text), key, signature),
  };
}
