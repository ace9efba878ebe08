import { createPublicKey, X509Certificate } from 'node:crypto';
import { p256 } from '@noble/curves/nist.js';
import { expect, test } from 'vitest';
import { testKey } from '../key/test-keys.ts';
import { entryOfDigest } from './signed-digest.ts';

const P256 = 'PKIX_ECDSA_P256_SHA_256';
const { x, y } = createPublicKey(testKey('p-256').privateKey).export({ format: 'jwk' });
const point = Buffer.concat([Buffer.of(4), Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')]);
const verifies = ({ signature, digest }: { signature: Uint8Array; digest: Uint8Array }) =>
  p256.verify(signature, digest, point, { prehash: false, format: 'der', lowS: false });

test('the signature verifies over a digest of zero bytes', () => {
  const entry = entryOfDigest(P256, new Uint8Array(32));
  expect(verifies(entry)).toBe(true);
  expect(verifies({ ...entry, digest: new Uint8Array(32).fill(1) })).toBe(false);
});

test('other entropy makes another signature of one digest', () => {
  const of = (fill: number) => entryOfDigest(P256, new Uint8Array(32), { entropy: new Uint8Array(32).fill(fill) });
  expect(of(1)).toEqual(of(1));
  expect(of(1).signature).not.toEqual(of(2).signature);
  expect(verifies(of(2))).toBe(true);
});

test('is made with a certificate of the same key', () => {
  const { verifier } = entryOfDigest(P256, new Uint8Array(33), { kind: 'x509Certificate' });
  const held = new X509Certificate(verifier.rawBytes).publicKey.export({ format: 'der', type: 'spki' });
  expect([verifier.kind, new Uint8Array(held)]).toEqual(['x509Certificate', testKey('p-256').spki]);
});
