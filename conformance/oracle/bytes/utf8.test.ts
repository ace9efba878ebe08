import { isUtf8 } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { firstInvalidUtf8 } from './utf8.ts';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text.replaceAll(' ', ''), 'hex'));

describe('firstInvalidUtf8', () => {
  it.each([
    ['A, not identical to, Alpha, full stop', '41 E2 89 A2 CE 91 2E'],
    ['hangugeo', 'ED 95 9C EA B5 AD EC 96 B4'],
    ['nihongo', 'E6 97 A5 E6 9C AC E8 AA 9E'],
    ['a Chinese character after a byte order mark', 'EF BB BF F0 A3 8E B4'],
  ])('RFC 3629 section 7: %s', (_, sequence) => expect(firstInvalidUtf8(bytes(sequence))).toBeUndefined());

  it.each([
    ['RFC 3629 section 10: overlong null', '41 C0 80', 1],
    ['RFC 3629 section 10: overlong ../', '2F C0 AE 2E 2F', 1],
    ['overlong in three bytes', 'E0 9F BF', 0],
    ['overlong in four bytes', 'F0 8F BF BF', 0],
    ['a high surrogate', '41 ED A0 80', 1],
    ['a low surrogate', 'ED BF BF', 0],
    ['beyond U+10FFFF', 'F4 90 80 80', 0],
    ['0xFF', '41 42 FF', 2],
    ['a tail alone', '80', 0],
    ['cut at the end', 'E2 89', 0],
    ['a tail byte out of range', '41 E2 89 41', 1],
  ])('%s', (_, sequence, at) => expect(firstInvalidUtf8(bytes(sequence))).toBe(at));

  test('agrees with Node on any bytes, and on text with one byte changed', () => {
    const changed = fc
      .tuple(fc.string({ unit: 'binary', minLength: 1 }), fc.nat(), fc.nat(255))
      .map(([text, at, byte]) => {
        const bytes = Uint8Array.from(Buffer.from(text));
        bytes[at % bytes.length] = byte;
        return bytes;
      });
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array(), changed), (bytes) => {
        expect(firstInvalidUtf8(bytes) === undefined).toBe(isUtf8(bytes));
      }),
      { numRuns: 2000 },
    );
  });
});
