import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { HashAlgorithm, PublicKeyDetails } from '../../../../spec/generated/touchstone/rekor/v2/common_pb.ts';
import { ALGORITHMS, algorithmOf } from './algorithms.ts';

test('the seven of Rekor v2, by the numbers of PublicKeyDetails', () => {
  expect(ALGORITHMS.map(({ keyDetails }) => keyDetails).sort((a, b) => a - b)).toEqual([5, 8, 9, 10, 11, 12, 13]);
  for (const algorithm of ALGORITHMS) expect(algorithmOf(algorithm.keyDetails)).toBe(algorithm);
});

test.each(ALGORITHMS)('$name has the name of its parameters', ({ name, keyDetails, family, bits, curve }) => {
  expect(PublicKeyDetails[name as keyof typeof PublicKeyDetails]).toBe(keyDetails);
  const prefixes = { rsa: `RSA_PKCS1V15_${bits}`, ecdsa: `ECDSA_${curve?.replace('-', '')}`, ed25519ph: 'ED25519_PH' };
  expect(name).toContain(prefixes[family]);
});

test.each(ALGORITHMS)('$name has the digests of its hash', (algorithm) => {
  expect(hash(algorithm.hash, '', 'buffer')).toHaveLength(algorithm.digestLength);
  const name = algorithm.hash.replace('sha', 'SHA2_') as 'SHA2_256' | 'SHA2_384' | 'SHA2_512';
  expect(algorithm.hashAlgorithm).toBe(HashAlgorithm[name]);
});

test('no other', () => {
  const allowed = new Set<number>(ALGORITHMS.map(({ keyDetails }) => keyDetails));
  for (let keyDetails = 0; keyDetails < 30; keyDetails++)
    if (!allowed.has(keyDetails)) expect(algorithmOf(keyDetails as PublicKeyDetails), `${keyDetails}`).toBeUndefined();
});
