/**
 * Signatures over notes, by the type of the key (C2SP signed-note, "Signature types"; C2SP tlog-cosignature).
 *
 * Anchored by: tessera/log and kat.json signed_note (0x01); Rekor and Pixel checkpoints, RFC 6979 appendix A.2 (0x02);
 * RFC 8032 section 7.1; real cosignatures of two witnesses (0x04, 0x06)
 */

import { Buffer } from 'node:buffer';
import { type KeyObject, verify } from 'node:crypto';
import { utf8 } from '../../../oracle/bytes/bytes.ts';
import { parseCheckpointText } from '../checkpoint/checkpoint.ts';
import { cosignatureV1Message, subtreeMessage, timestampedSignature } from './cosignature.ts';
import { ed25519Spki, mlDsa44Spki, readEcdsaSpki, readSpki } from './spki.ts';
import type { Vkey } from './verifier-key.ts';

/** The public key as Node reads it, by the type of the signer; undefined if it cannot be read. */
function readKey({ type, key }: Vkey): KeyObject | undefined {
  switch (type) {
    case 0x01:
    case 0x04:
      return readSpki(ed25519Spki(key));
    case 0x02:
      return readEcdsaSpki(key);
    case 0x06:
      return readSpki(mlDsa44Spki(key));
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

/** Whether a signature over a message verifies; false if the key, message or signature cannot be read. */
function verifies(
  algorithm: 'sha256' | null,
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
 * - 0x02: ECDSA in ASN.1 DER over SHA-256 of the text, whatever the curve, as transparency-dev/formats has it, which
 *   signed-note names as the definition.
 * - 0x04 and 0x06: cosignatures; 0x06 signs a tree head, so the text has to be a checkpoint.
 */
export function verifyNoteSignature(key: Vkey, noteText: string, signature: Uint8Array): boolean {
  if (!noteText.isWellFormed()) return false;
  switch (key.type) {
    case 0x01:
      return verifies(null, utf8(noteText), keyOf(key), signature);
    case 0x02:
      return verifies('sha256', utf8(noteText), keyOf(key), signature);
    case 0x04:
      return verifyEd25519Cosignature(key, noteText, signature);
    case 0x06:
      return verifyMlDsa44Cosignature(key, noteText, signature);
    default:
      return false;
  }
}
