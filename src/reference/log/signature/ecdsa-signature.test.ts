import { p521 } from '@noble/curves/nist.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEcdsaSignature } from './ecdsa-signature.ts';

const read = (hex: string) => readEcdsaSignature(Buffer.from(hex.replaceAll(' ', ''), 'hex'));

test('two numbers', () => {
  expect(read('3006 020101 020102')).toEqual({ r: 1n, s: 2n });
  expect(read('3008 02020080 02027fff')).toEqual({ r: 128n, s: 0x7fffn });
  expect(read('3006 020100 020100')).toEqual({ r: 0n, s: 0n });
});

test('two numbers of 66 bytes, whose SEQUENCE has a longer length', () => {
  const integer = `0242 01${'ff'.repeat(65)}`;
  expect(read(`308188 ${integer} ${integer}`)).toEqual({ r: (1n << 521n) - 1n, s: (1n << 521n) - 1n });
});

test('the DER of noble for the longest numbers', () => {
  const number = fc.bigInt({ min: 1n, max: p521.Point.Fn.ORDER - 1n });
  fc.assert(
    fc.property(number, number, (r, s) => {
      expect(readEcdsaSignature(new p521.Signature(r, s).toBytes('der'))).toEqual({ r, s });
    }),
  );
});

test.each([
  ['nothing', ''],
  ['a tag alone', '30'],
  ['no numbers', '3000'],
  ['one number', '3003 020101'],
  ['three numbers', '3009 020101 020101 020101'],
  ['bytes behind', '3006 020101 020101 00'],
  ['bytes behind in the SEQUENCE', '3008 020101 020101 0500'],
  ['too few bytes', '3006 020101 0201'],
  ['a SEQUENCE that ends early', '3005 020101 020101'],
  ['a SEQUENCE that ends late', '3007 020101 020101'],
  ['another tag outside', '3106 020101 020101'],
  ['another tag inside', '3006 020101 030101'],
  ['a negative number', '3006 020181 020101'],
  ['a padded number', '3007 02020001 020101'],
  ['a padded zero', '3007 02020000 020101'],
  ['an empty number', '3005 0200 020101'],
  ['a length longer than it need be', '308106 020101 020101'],
  ['a length longer than it need be inside', '3007 02810101 020101'],
  ['a length in two bytes', '30820006 020101 020101'],
  ['an indefinite length', '3080 020101 020101 0000'],
  ['a length that is not there', '3081'],
  ['a number that ends outside', '3006 020101 020201'],
  ['no SEQUENCE', '020101 020101'],
])('not %s', (_what, hex) => {
  expect(read(hex)).toBeUndefined();
});

test('no bytes make it throw, and it reads only the canonical DER of the result', () => {
  const some = fc.array(fc.constantFrom(0x30, 0x02, 0x00, 0x01, 0x03, 0x06, 0x7f, 0x80, 0x81), { maxLength: 12 });
  fc.assert(
    fc.property(some, (bytes) => {
      const der = Buffer.from(bytes);
      const read = readEcdsaSignature(der);
      if (!read) return;
      const integer = (n: bigint) => {
        const hex = n.toString(16);
        const whole = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
        const content = whole[0]! < 0x80 ? whole : Buffer.concat([Buffer.of(0), whole]);
        return Buffer.concat([Buffer.of(2, content.length), content]);
      };
      const both = Buffer.concat([integer(read.r), integer(read.s)]);
      expect(der).toEqual(Buffer.concat([Buffer.of(0x30, both.length), both]));
    }),
    { numRuns: 2_000 },
  );
});
