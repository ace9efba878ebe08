/**
 * Byte strings: comparing, joining, and writing them as text.
 *
 * Anchored by: RFC 4648 section 10, the published test vectors of base64 and base16
 */
import { Buffer } from 'node:buffer';

/** Whether both hold the same bytes in the same order. Not constant-time: nothing here is secret. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

/** The parts one after the other, in a new byte string. */
export function concatBytes(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

/** The same bytes as a Buffer: a view of them, since a body may have megabytes. */
export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Two lowercase hexadecimal digits for each byte. */
export function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}

/** Base 64 with the standard alphabet and padding (RFC 4648 section 4). */
export function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}

/**
 * The UTF-8 bytes of a text. A lone surrogate has no UTF-8 form: a caller that may have one tests `isWellFormed`
 * first.
 */
export function utf8(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'utf8'));
}

/** An unsigned number of eight bytes, most significant first. RangeError outside 0 to 2^64-1. */
export function uint64(value: bigint): Uint8Array {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(value);
  return new Uint8Array(bytes);
}
