import { p256, p384, p521 } from '@noble/curves/nist.js';
import { describe, expect, test } from 'vitest';
import { entryMaker } from '../entry/entry-maker.ts';
import { KEY_OF } from '../entry/entry-signing.ts';
import { derValues } from '../key/der.ts';
import { testKey } from '../key/test-keys.ts';
import { ECDSA_ORDERS, unsoundEcdsa } from './unsound-ecdsa.ts';

const maker = entryMaker({ runId: 'unsound-ecdsa.test' });
const signatures = unsoundEcdsa(maker, 'a');
const curveOf = (what: string) => (what.includes('P-256') ? p256 : what.includes('P-384') ? p384 : p521);

test('the orders', () => {
  expect(ECDSA_ORDERS).toEqual({ 'P-256': p256.Point.Fn.ORDER, 'P-384': p384.Point.Fn.ORDER });
});

/** The contents of the two numbers to a reader who looks at no tag, at no end and at no length of the SEQUENCE. */
function contents(signature: Uint8Array): readonly [r: Uint8Array, s: Uint8Array] {
  const at = signature[1]! > 0x80 ? 3 : 2;
  const [r, end] = content(signature, at);
  return [r, content(signature, end)[0]];
}

function content(bytes: Uint8Array, at: number): readonly [Uint8Array, end: number] {
  const start = bytes[at + 1] === 0x81 ? at + 3 : at + 2;
  const end = start + bytes[start - 1]!;
  return [bytes.slice(start, end), end];
}

const unsigned = (bytes: Uint8Array) => BigInt(`0x0${Buffer.from(bytes).toString('hex')}`);
const signed = (bytes: Uint8Array) => BigInt.asIntN(8 * bytes.length, unsigned(bytes));

/** Whether r and s, which may be out of range, verify modulo the order. */
function verifies({ what, entry }: (typeof signatures)[number], r: bigint, s: bigint): boolean {
  const curve = curveOf(what);
  const length = curve.Point.Fn.BYTES;
  const { x, y } = testKey(KEY_OF[entry.keyDetails as keyof typeof KEY_OF]).privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')]);
  const { Fn } = curve.Point;
  const digits = [r, s]
    .map((value) =>
      Fn.create(value)
        .toString(16)
        .padStart(2 * length, '0'),
    )
    .join('');
  const how = { prehash: false, format: 'compact', lowS: false } as const;
  return curve.verify(Buffer.from(digits, 'hex'), entry.digest, point, how);
}

const ofNumbers = signatures.filter(({ what }) => / of (?:0|n) |for [rs] \(/.test(what) && !/empty|OCTET/.test(what));
const ofForm = signatures.filter((signature) => !ofNumbers.includes(signature));

test('what is wrong in its numbers is DER', () => {
  expect(ofNumbers).toHaveLength(13);
  for (const { what, entry } of ofNumbers) {
    const [outer, ...after] = derValues(entry.signature);
    const numbers = derValues(outer!.content);
    expect([outer!.tag, after.length, ...numbers.map(({ tag }) => tag)], what).toEqual([0x30, 0, 0x02, 0x02]);
    for (const { content } of numbers) {
      const shorter = content.slice(1);
      expect(shorter.length > 0 && signed(shorter) === signed(content), what).toBe(false);
    }
  }
});

describe('the numbers verify to who computes modulo the order', () => {
  test.each(ofNumbers.filter(({ what }) => what.includes('for')))('$what', (signature) => {
    const [r, s] = contents(signature.entry.signature);
    expect(verifies(signature, signed(r), signed(s))).toBe(true);
  });
});

describe('the numbers verify to who is lax about their form', () => {
  test.each(ofForm.filter(({ what }) => !what.includes('empty')))('$what', (signature) => {
    const [r, s] = contents(signature.entry.signature);
    expect([r.length, s.length].every((length) => length > 27)).toBe(true);
    const order = curveOf(signature.what).Point.Fn.ORDER;
    expect(unsigned(r) < order && unsigned(s) < order && verifies(signature, unsigned(r), unsigned(s))).toBe(true);
  });
});

test('a number that lacks its zero byte is negative', () => {
  const negative = signatures.filter(({ what }) => what.includes('negative'));
  expect(negative).toHaveLength(4);
  for (const { entry } of negative)
    expect(contents(entry.signature).filter((bytes) => signed(bytes) < 0n)).toHaveLength(1);
});
