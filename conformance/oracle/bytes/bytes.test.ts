import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { decodeBase64 } from '../../log/oracle/note/strict-base-64.ts';
import { base64, concatBytes, equalBytes, hex, uint64, utf8 } from './bytes.ts';

const RFC_4648 = [
  { text: '', base64: '', hex: '' },
  { text: 'f', base64: 'Zg==', hex: '66' },
  { text: 'fo', base64: 'Zm8=', hex: '666f' },
  { text: 'foo', base64: 'Zm9v', hex: '666f6f' },
  { text: 'foob', base64: 'Zm9vYg==', hex: '666f6f62' },
  { text: 'fooba', base64: 'Zm9vYmE=', hex: '666f6f6261' },
  { text: 'foobar', base64: 'Zm9vYmFy', hex: '666f6f626172' },
];

describe('bytes and base64', () => {
  it.each(RFC_4648)('RFC 4648 section 10: "$text"', (row) => {
    const bytes = utf8(row.text);
    expect({ base64: base64(bytes), hex: hex(bytes) }).toEqual({ base64: row.base64, hex: row.hex });
    expect(decodeBase64(row.base64)).toEqual(bytes);
  });

  it.each([
    ['no padding', 'Zg'],
    ['half of the padding', 'Zg='],
    ['padding alone', '===='],
    ['one symbol', 'Z==='],
    ['padding in the middle', 'Zg==Zg=='],
    ['pad bits set, after one byte', 'Zh=='],
    ['pad bits set, after two bytes', 'Zm9='],
    ['the URL alphabet', '-_-_'],
    ['a newline at the end', 'Zm9v\n'],
    ['a newline within', 'Zm9\nv==='],
    ['a space', 'Zm 9'],
    ['a letter beyond ASCII', 'Zm9\u00e9'],
    ['a null character', 'Zm9\0'],
  ])('%s is refused', (_, text) => expect(decodeBase64(text)).toBeUndefined());

  test('written bytes are read back, and every accepted text is the one that would be written', () => {
    fc.assert(fc.property(fc.uint8Array(), (bytes) => void expect(decodeBase64(base64(bytes))).toEqual(bytes)));
    fc.assert(
      fc.property(fc.base64String(), (text) => {
        const bytes = decodeBase64(text);
        expect(bytes === undefined || base64(bytes) === text).toBe(true);
      }),
    );
  });

  it.each(['A', '=', '\n', '-'])('four megabytes of %j return', (symbol) => {
    expect(decodeBase64(symbol.repeat(4_000_000)) !== undefined).toBe(symbol === 'A');
  });

  test('equal means the same length and the same bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.uint8Array(), (a, b) => {
        expect(equalBytes(a, b)).toBe(hex(a) === hex(b));
        expect(equalBytes(a, a.slice())).toBe(true);
        expect(concatBytes(a, b)).toEqual(Uint8Array.from([...a, ...b]));
      }),
    );
  });

  test('eight bytes, most significant first', () => {
    expect(hex(uint64(0x0102030405060708n))).toBe('0102030405060708');
    expect(() => uint64(2n ** 64n)).toThrow(RangeError);
    expect(() => uint64(-1n)).toThrow(RangeError);
  });
});
