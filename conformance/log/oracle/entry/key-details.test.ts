import { createRequire } from 'node:module';
import { describe, expect, it, test } from 'vitest';
import { ALGORITHMS, DIGEST_BYTES, hashAlgorithmOf, keyDetailsNumber } from './key-details.ts';

// What Sigstore publishes as generated code; it comes along with @sigstore/bundle.
const published = createRequire(import.meta.resolve('@sigstore/bundle'))('@sigstore/protobuf-specs') as {
  readonly PublicKeyDetails: Readonly<Record<string, string | number>>;
  readonly HashAlgorithm: Readonly<Record<string, string | number>>;
};
const numbers = Object.entries(published.PublicKeyDetails).filter(([, number]) => typeof number === 'number');

describe('keyDetailsNumber', () => {
  it('is held against a published enum', () => expect(numbers.length).toBeGreaterThan(20));
  test.each(numbers)('%s is %i', (name, number) => expect(keyDetailsNumber(name)).toBe(number));
  it('knows no other name', () => expect(() => keyDetailsNumber('PKIX')).toThrow(RangeError));
});

describe('hashAlgorithmOf', () => {
  test.each(ALGORITHMS)('%s is as its name says', (name) => {
    // Ed25519ph says it in RFC 8032, not in its name.
    const bits = /SHA_?(\d+)$/.exec(name)?.[1] ?? '512';
    expect(hashAlgorithmOf(name)).toBe(`SHA2_${bits}`);
    expect(DIGEST_BYTES[hashAlgorithmOf(name)]).toBe(Number(bits) / 8);
  });
  test.each(Object.keys(DIGEST_BYTES))('%s is a name that is published', (name) =>
    expect(published.HashAlgorithm[name]).toBeTypeOf('number'),
  );
});
