import { expect, test } from 'vitest';
import { power, rsaNumber, rsaNumberBytes } from './rsa-arithmetic.ts';

test('a power modulo a number is what multiplying gives', () => {
  for (const exponent of [0, 1, 2, 5, 12])
    expect(power(7n, BigInt(exponent), 1000n)).toBe(7n ** BigInt(exponent) % 1000n);
});

test('a number comes from base64url and goes into bytes with zeroes in front', () => {
  expect(rsaNumber('AQAB')).toBe(65537n);
  expect(rsaNumberBytes(65537n, 4)).toEqual(Uint8Array.of(0, 1, 0, 1));
});
