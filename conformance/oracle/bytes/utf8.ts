/**
 * Finds where a byte string stops being UTF-8, byte by byte after the syntax of RFC 3629 section 4.
 *
 * Anchored by: RFC 3629 section 7, the published examples
 */
import { isUtf8 } from 'node:buffer';

/** For the first byte of a sequence: how many bytes the sequence has, and the range of its second byte. */
function sequence(first: number): { length: number; low: number; high: number } | undefined {
  if (first <= 0x7f) return { length: 1, low: 0, high: 0 };
  // 0xC0 and 0xC1 could only begin overlong forms.
  if (first < 0xc2) return undefined;
  if (first <= 0xdf) return { length: 2, low: 0x80, high: 0xbf };
  // After 0xE0 a smaller second byte is overlong; after 0xED a larger one is a surrogate.
  if (first <= 0xef) return { length: 3, low: first === 0xe0 ? 0xa0 : 0x80, high: first === 0xed ? 0x9f : 0xbf };
  // After 0xF0 a smaller second byte is overlong; after 0xF4 a larger one lies beyond U+10FFFF.
  if (first <= 0xf4) return { length: 4, low: first === 0xf0 ? 0x90 : 0x80, high: first === 0xf4 ? 0x8f : 0xbf };
  return undefined;
}

/** The offset of the first sequence that is not UTF-8, or undefined where all bytes are UTF-8. */
export function firstInvalidUtf8(bytes: Uint8Array): number | undefined {
  // The platform's own test is fast.
  if (isUtf8(bytes)) return undefined;
  let at = 0;
  while (at < bytes.length) {
    const expected = sequence(bytes[at]!);
    if (expected === undefined || at + expected.length > bytes.length) return at;
    for (let i = 1; i < expected.length; i++) {
      const low = i === 1 ? expected.low : 0x80;
      const high = i === 1 ? expected.high : 0xbf;
      const byte = bytes[at + i]!;
      if (byte < low || byte > high) return at;
    }
    at += expected.length;
  }
  return undefined;
}
