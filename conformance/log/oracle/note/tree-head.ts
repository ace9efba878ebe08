/**
 * Signatures of type 0x05: the RFC 6962 TreeHeadSignature of a checkpoint (C2SP static-ct-api, "Checkpoints").
 *
 * Anchored by: RFC 6962 sections 2.1.4 and 3.5, the structures; the checkpoint and the key of rome.ct.filippo.io/2024h1
 */

import type { KeyObject } from 'node:crypto';
import { type ParseResult, parseDefect, parsedValue } from '../../../core/check/parse-result.ts';
import { concatBytes } from '../../../oracle/bytes/bytes.ts';
import type { Checkpoint } from '../checkpoint/checkpoint.ts';
import { readSpki } from './spki.ts';

/** The type byte of signed-note. */
export const TREE_HEAD = 0x05;

/** The payload of a signature line of this type, after the key ID: RFC6962NoteSignature. */
export interface TreeHeadSignature {
  /** Milliseconds since 1970 (RFC 6962 section 3.2). */
  readonly timestamp: bigint;
  /** The ASN.1 DER of ECDSA, or the bytes of RSA. */
  readonly signature: Uint8Array;
}

/** The algorithms of TLS 1.2 (RFC 5246 section 7.4.1.4.1) of the two kinds of keys that logs have. */
const SHA_256 = 4;
const SIGNATURE_ALGORITHMS: Readonly<Record<string, number>> = { rsa: 1, ec: 3 };

/** RFC 6962 section 2.1.4: "at least 2048 bits". */
const LEAST_RSA_BITS = 2048;

/** The key of a log of certificates in SPKI DER: ECDSA on P-256, or RSA of 2048 bits or more (RFC 6962 section 2.1.4). */
export function readTreeHeadKey(spki: Uint8Array): KeyObject | undefined {
  const key = readSpki(spki);
  const { namedCurve, modulusLength = 0 } = key?.asymmetricKeyDetails ?? {};
  if (key?.asymmetricKeyType === 'ec') return namedCurve === 'prime256v1' ? key : undefined;
  return key?.asymmetricKeyType === 'rsa' && modulusLength >= LEAST_RSA_BITS ? key : undefined;
}

/** The kind of key that has to have made a signature, where that is known. */
type SignatureKey = Pick<KeyObject, 'asymmetricKeyType'>;

/** A `digitally-signed` struct (RFC 5246 section 4.7) that begins at a place and is followed by nothing; the signature in it. */
export function parseDigitallySigned(
  payload: Uint8Array,
  start: number,
  key?: SignatureKey,
): ParseResult<Uint8Array, 'truncated' | 'trailing-bytes' | 'algorithm'> {
  const bytes = Buffer.from(payload);
  const head = start + 4;
  const whole = 'two bytes of algorithms, and a signature after its length in two bytes';
  if (bytes.length < head) return parseDefect('truncated', whole, `${bytes.length - start} bytes`);
  const [hash, algorithm] = bytes.subarray(start, start + 2) as unknown as [number, number];
  const wanted = SIGNATURE_ALGORITHMS[key?.asymmetricKeyType ?? ''];
  if (hash !== SHA_256 || (wanted !== undefined && algorithm !== wanted)) {
    const expected = `SHA-256 (4) and ${wanted === 1 ? 'RSA (1)' : wanted === 3 ? 'ECDSA (3)' : 'RSA (1) or ECDSA (3)'}`;
    return parseDefect('algorithm', expected, `hash algorithm ${hash} and signature algorithm ${algorithm}`);
  }
  const end = head + bytes.readUInt16BE(start + 2);
  if (end === head || end > bytes.length)
    return parseDefect('truncated', `a signature of ${end - head} bytes`, `${bytes.length - head} bytes`);
  if (end < bytes.length)
    return parseDefect('trailing-bytes', 'nothing after the signature', `${bytes.length - end} more bytes`);
  return parsedValue(payload.slice(head));
}

/**
 * The structure in a payload: a uint64, then `digitally-signed` (RFC 5246 section 4.7): two bytes of algorithms, and the
 * signature after its length in two bytes. `key`: the kind of key that has to have made it, if that is known.
 */
export function parseTreeHeadSignature(
  payload: Uint8Array,
  key?: SignatureKey,
): ParseResult<TreeHeadSignature, 'truncated' | 'trailing-bytes' | 'algorithm'> {
  const bytes = Buffer.from(payload);
  const whole = 'a timestamp of eight bytes, two of algorithms, and a signature after its length in two bytes';
  if (bytes.length < 12) return parseDefect('truncated', whole, `${bytes.length} bytes`);
  const { value: signature, defect } = parseDigitallySigned(payload, 8, key);
  return defect ? { defect } : parsedValue({ timestamp: bytes.readBigUInt64BE(), signature });
}

/** The message that is signed: the TreeHeadSignature of RFC 6962 section 3.5, of version v1 and type tree_hash. */
export function treeHeadMessage({ size, root }: Pick<Checkpoint, 'size' | 'root'>, timestamp: bigint): Uint8Array {
  const numbers = Buffer.alloc(16);
  numbers.writeBigUInt64BE(timestamp);
  numbers.writeBigUInt64BE(size, 8);
  return concatBytes(Uint8Array.of(0, 1), numbers, root);
}
