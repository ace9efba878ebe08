/**
 * Signatures over notes, by the type of the key (C2SP signed-note, "Signature types"; C2SP tlog-cosignature).
 *
 * Anchored by: tessera/log and kat.json signed_note (0x01); Rekor and Pixel checkpoints, RFC 6979 appendix A.2 (0x02);
 * RFC 8032 section 7.1; real cosignatures of two witnesses (0x04, 0x06); checkpoints of the Rekor server (0x02, 0xFF)
 */

import { Buffer } from 'node:buffer';
import { type KeyObject, verify } from 'node:crypto';
import { utf8 } from '../../../oracle/bytes/bytes.ts';
import { parseCheckpointText } from '../checkpoint/checkpoint.ts';
import { cosignatureV1Message, subtreeMessage, timestampedSignature } from './cosignature.ts';
import { readRsaNoteKey, UNASSIGNED } from './rsa-key.ts';
import { ed25519Spki, mlDsa44Spki, readEcdsaSpki, readSpki } from './spki.ts';
import { parseTreeHeadSignature, readTreeHeadKey, TREE_HEAD, treeHeadMessage } from './tree-head.ts';
import type { Vkey } from './verifier-key.ts';

/** The public key as Node reads it, by the type of the signer; undefined if it cannot be read. */
function readKey({ type, key }: Vkey): KeyObject | undefined {
  switch (type) {
    case 0x01:
    case 0x04:
      return readSpki(ed25519Spki(key));
    case 0x02:
      return readEcdsaSpki(key);
    case TREE_HEAD:
      return readTreeHeadKey(key);
    case 0x06:
      return readSpki(mlDsa44Spki(key));
    case UNASSIGNED:
      return readRsaNoteKey(key);
    default:
      return undefined;
  }
}

/** One key verifies hundreds of checkpoints, so it is read once; the cache lives as long as the verifier key. */
const keys = new WeakMap<Vkey, { readonly key: KeyObject | undefined }>();
function keyOf(vkey: Vkey): KeyObject | undefined {
  const read = keys.get(vkey) ?? { key: readKey(vkey) };
  keys.set(vkey, read);
  return read.key;
}

/** The hashes that keys sign; Ed25519 and ML-DSA-44 sign the message itself. */
type NoteHash = 'sha256' | 'sha384' | 'sha512';

/** Rekor signs the hash that belongs to the curve, as Sigstore's enum PublicKeyDetails pairs them. */
const HASH_OF_CURVE: Readonly<Record<string, NoteHash>> = { secp384r1: 'sha384', secp521r1: 'sha512' };

/**
 * 0x02: ECDSA in ASN.1 DER. signed-note defines it by a program, which hashes with SHA-256 whatever the curve; Rekor
 * hashes with SHA-384 for P-384 and SHA-512 for P-521. Both are signatures by the key over the text.
 */
function verifyEcdsa(key: Vkey, noteText: string, signature: Uint8Array): boolean {
  const read = keyOf(key);
  const ofCurve = HASH_OF_CURVE[read?.asymmetricKeyDetails?.namedCurve ?? ''];
  const hashes: readonly NoteHash[] = ofCurve === undefined ? ['sha256'] : ['sha256', ofCurve];
  return hashes.some((hash) => verifies(hash, utf8(noteText), read, signature));
}

/** Whether a signature over a message verifies; false if the key, message or signature cannot be read. */
function verifies(
  algorithm: NoteHash | null,
  message: Uint8Array | undefined,
  key: KeyObject | undefined,
  signature: Uint8Array,
): boolean {
  if (message === undefined || key === undefined) return false;
  try {
    return verify(algorithm, message, { key, dsaEncoding: 'der' }, Buffer.from(signature));
  } catch {
    // OpenSSL throws, rather than answering no, on some keys that are points of no use.
    return false;
  }
}

/** 0x04, "Ed25519 signed message": eight bytes of timestamp, then 64 of signature. */
function verifyEd25519Cosignature(key: Vkey, noteText: string, payload: Uint8Array): boolean {
  const timestamped = timestampedSignature(payload, 64);
  if (timestamped === undefined) return false;
  const message = cosignatureV1Message(timestamped.timestamp, noteText);
  return verifies(null, message, keyOf(key), timestamped.signature);
}

/** 0x05, "Checkpoints" of static-ct-api: the signed text is not the note's, but the tree head that it states. */
function verifyTreeHead(key: Vkey, noteText: string, payload: Uint8Array): boolean {
  const read = keyOf(key);
  const parsed = parseTreeHeadSignature(payload, read).value;
  const checkpoint = parseCheckpointText(noteText).value;
  if (parsed === undefined || checkpoint === undefined) return false;
  return verifies('sha256', treeHeadMessage(checkpoint, parsed.timestamp), read, parsed.signature);
}

/** 0x06, "ML-DSA-44 signed message": eight bytes of timestamp, then 2420 of signature over the tree head. */
function verifyMlDsa44Cosignature(key: Vkey, noteText: string, payload: Uint8Array): boolean {
  const timestamped = timestampedSignature(payload, 2420);
  const checkpoint = parseCheckpointText(noteText).value;
  if (timestamped === undefined || checkpoint === undefined) return false;
  const message = subtreeMessage({
    cosignerName: key.name,
    timestamp: timestamped.timestamp,
    logOrigin: checkpoint.origin,
    start: 0n,
    end: checkpoint.size,
    hash: checkpoint.root,
  });
  return verifies(null, message, keyOf(key), timestamped.signature);
}

/**
 * Whether `signature`, the payload of a signature line after its key ID, is one by this key over the note text, which
 * has its final newline. It never throws: what cannot be read does not verify. Name and key ID of the line are the
 * caller's to compare.
 *
 * - 0x01: Ed25519 (RFC 8032) over the text.
 * - 0x02: ECDSA in ASN.1 DER over SHA-256 of the text, or over the hash that belongs to the curve.
 * - 0x04 and 0x06: cosignatures; 0x06 signs a tree head, so the text has to be a checkpoint.
 * - 0x05: the tree head of RFC 6962, by ECDSA on P-256 or RSA; the text has to be a checkpoint, and its origin is not signed.
 * - 0xFF: RSA with PKCS #1 v1.5 over SHA-256 of the text.
 */
export function verifyNoteSignature(key: Vkey, noteText: string, signature: Uint8Array): boolean {
  if (!noteText.isWellFormed()) return false;
  switch (key.type) {
    case 0x01:
      return verifies(null, utf8(noteText), keyOf(key), signature);
    case 0x02:
      return verifyEcdsa(key, noteText, signature);
    case 0x04:
      return verifyEd25519Cosignature(key, noteText, signature);
    case TREE_HEAD:
      return verifyTreeHead(key, noteText, signature);
    case 0x06:
      return verifyMlDsa44Cosignature(key, noteText, signature);
    case UNASSIGNED:
      return verifies('sha256', utf8(noteText), keyOf(key), signature);
    default:
      return false;
  }
}
