import { createRequire } from 'node:module';
import { describe, expect, it, test } from 'vitest';
import { ALGORITHMS, DIGEST_BYTES, hashAlgorithmOf, keyDetailsName, keyDetailsNumber } from './key-details.ts';

// Sigstore publishes the enum as generated code; it is a dependency of @sigstore/bundle.
const published = createRequire(import.meta.resolve('@sigstore/bundle'))('@sigstore/protobuf-specs') as {
  readonly PublicKeyDetails: Readonly<Record<string, string | number>>;
  readonly HashAlgorithm: Readonly<Record<string, string | number>>;
};
const numbers = Object.entries(published.PublicKeyDetails).filter(([, number]) => typeof number === 'number');

describe('keyDetailsNumber', () => {
  it('is compared with a published enum', () => expect(numbers.length).toBeGreaterThan(20));
  test.each(numbers)('%s is %i', (name, number) => expect(keyDetailsNumber(name)).toBe(number));
  test.each(numbers)('%s is the name of %i', (name, number) => expect(keyDetailsName(number as number)).toBe(name));
  it('has no name for other numbers', () => expect(keyDetailsName(1000)).toBeUndefined());
  it('throws for other names', () => expect(() => keyDetailsNumber('PKIX')).toThrow(RangeError));
});

describe('hashAlgorithmOf', () => {
  test.each(ALGORITHMS)('%s has the key and hash of its name', (name) => {
    // The hash of Ed25519ph is defined in RFC 8032, not in its name.
    const bits = /SHA_?(\d+)$/.exec(name)?.[1] ?? '512';
    expect(hashAlgorithmOf(name)).toBe(`SHA2_${bits}`);
    expect(DIGEST_BYTES[hashAlgorithmOf(name)]).toBe(Number(bits) / 8);
  });
  test.each(Object.keys(DIGEST_BYTES))('%s is a name that is published', (name) =>
    expect(published.HashAlgorithm[name]).toBeTypeOf('number'),
  );
});
