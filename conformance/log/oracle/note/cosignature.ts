/**
 * What cosigners sign (C2SP tlog-cosignature): a timestamp, and with it the note, or the tree head as a structure.
 *
 * Anchored by: C2SP tlog-cosignature "Ed25519 signed message", the published example; real cosignatures of two witnesses
 */

import { Buffer } from 'node:buffer';
import { concatBytes, uint64, utf8 } from '../../../oracle/bytes/bytes.ts';

/** A timestamp and the signature after it (`timestamped_signature`, "Format"). */
export interface TimestampedSignature {
  /** POSIX seconds, 0 to 2^63-1. */
  readonly timestamp: bigint;
  readonly signature: Uint8Array;
}

/** A range of leaves that is cosigned ("ML-DSA-44 signed message"); for a checkpoint `start` is 0 and `end` its size. */
export interface CosignedSubtree {
  readonly cosignerName: string;
  readonly timestamp: bigint;
  readonly logOrigin: string;
  readonly start: bigint;
  readonly end: bigint;
  /** 32 bytes. */
  readonly hash: Uint8Array;
}

/**
 * The `timestamped_signature` in the payload of a signature line, with a signature of `length` bytes; undefined where the
 * payload has another length or the timestamp exceeds 2^63-1.
 */
export function timestampedSignature(payload: Uint8Array, length: number): TimestampedSignature | undefined {
  if (payload.length !== 8 + length) return undefined;
  const timestamp = Buffer.from(payload).readBigUInt64BE(0);
  return timestamp < 2n ** 63n ? { timestamp, signature: payload.slice(8) } : undefined;
}

/** "Ed25519 signed message": a header line, a time line, the whole note text. */
export function cosignatureV1Message(timestamp: bigint, noteText: string): Uint8Array {
  return utf8(`cosignature/v1\ntime ${timestamp}\n${noteText}`);
}

/** A text of 1 to 255 bytes after one byte of length (RFC 8446 section 3.4); undefined for any other length. */
function opaque8(text: string): Uint8Array | undefined {
  const bytes = utf8(text);
  return bytes.length < 1 || bytes.length > 255 ? undefined : concatBytes(Uint8Array.of(bytes.length), bytes);
}

/**
 * "ML-DSA-44 signed message", the `cosigned_message`; undefined where a name or origin does not fit its length byte.
 * Extension lines are no part of it.
 */
export function subtreeMessage(subtree: CosignedSubtree): Uint8Array | undefined {
  const name = opaque8(subtree.cosignerName);
  const origin = opaque8(subtree.logOrigin);
  if (name === undefined || origin === undefined) return undefined;
  const label = utf8('subtree/v1\n\0');
  const range = concatBytes(uint64(subtree.start), uint64(subtree.end));
  return concatBytes(label, name, uint64(subtree.timestamp), origin, range, subtree.hash);
}
