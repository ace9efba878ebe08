import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { concatBytes } from '../../../oracle/bytes/bytes.ts';
import { parseBundle } from './bundle.ts';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text.replaceAll(' ', ''), 'hex'));
const entry = (text: Uint8Array) => concatBytes(Uint8Array.of(text.length >> 8, text.length & 255), text);

describe('parseBundle', () => {
  test('entries, among them an empty entry and the longest entry', () => {
    const entries = [Uint8Array.of(1, 2), new Uint8Array(), new Uint8Array(65_535).fill(7)];
    expect(parseBundle(concatBytes(...entries.map(entry)), 3).value).toEqual(entries);
    expect(parseBundle(new Uint8Array(), 0).value).toEqual([]);
  });

  it.each([
    ['truncated', 'an entry cut short', '0002 61', 1, 'byte offset 0'],
    ['truncated', 'a length cut short', '0001 61 00', 2, 'byte offset 3'],
    ['truncated', 'little-endian lengths', '0100 61 0100 62', 2, 'byte offset 0'],
    ['truncated', 'compressed without Content-Encoding', '1f8b 0800', 2, 'byte offset 0'],
    ['count', 'nothing', '', 1, undefined],
    ['count', 'an entry too few', '0001 61', 2, undefined],
    ['count', 'an entry too many', '0001 61 0001 62', 1, undefined],
    ['trailing-bytes', 'a newline', '0001 61 0a', 1, 'byte offset 3'],
    ['trailing-bytes', 'an entry more, cut short', '0001 61 0000 0002 62', 1, 'byte offset 3'],
  ])('%s: %s', (reason, _, text, count, at) => {
    const { defect } = parseBundle(bytes(text), count);
    expect([defect?.reason, defect?.at]).toEqual([reason, at]);
  });

  test('too many are counted', () => {
    expect(parseBundle(new Uint8Array(6), 1).defect).toMatchObject({ expected: '1 entries', actual: '3 entries' });
  });

  test('a written bundle is read back, and only with its own count', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array(), { maxLength: 20 }), fc.nat(20), (entries, count) => {
        const parsed = parseBundle(concatBytes(...entries.map(entry)), count);
        if (count === entries.length) expect(parsed.value).toEqual(entries);
        else expect(parsed.defect?.reason).toBe('count');
      }),
    );
  });

  test('a cut anywhere is found', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array(), { minLength: 1, maxLength: 9 }), fc.nat(), (entries, at) => {
        const bundle = concatBytes(...entries.map(entry));
        const { defect } = parseBundle(bundle.slice(0, at % bundle.length), entries.length);
        expect(['truncated', 'count']).toContain(defect?.reason);
      }),
    );
  });

  it.each([0, 1, 255])('a megabyte of bytes %i returns', (byte) => {
    const bytes = new Uint8Array(1_000_000).fill(byte);
    for (const count of [0, 1, 256]) expect(parseBundle(bytes, count).defect).toBeDefined();
  });
});
