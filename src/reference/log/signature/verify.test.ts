import { createPublicKey, generateKeyPairSync, hash, type KeyObject, sign } from 'node:crypto';
import { ed25519ph } from '@noble/curves/ed25519.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALGORITHMS, type Algorithm } from './algorithms.ts';
import { verifyDigest } from './verify.ts';

const MESSAGE = Buffer.from('a message');
const digestOf = ({ hash: name }: Algorithm) => hash(name, MESSAGE, 'buffer');

interface Signed {
  readonly key: KeyObject;
  readonly signature: Uint8Array;
}

function signed({ family, bits, curve, hash: name }: Algorithm): Signed {
  if (family === 'ed25519ph') {
    const { secretKey, publicKey } = ed25519ph.keygen();
    const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), publicKey]);
    const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
    return { key, signature: ed25519ph.sign(MESSAGE, secretKey) };
  }
  const { publicKey, privateKey } = curve
    ? generateKeyPairSync('ec', { namedCurve: curve })
    : generateKeyPairSync('rsa', { modulusLength: bits! });
  return { key: publicKey, signature: sign(name, MESSAGE, privateKey) };
}

const SIGNED = new Map(ALGORITHMS.map((algorithm) => [algorithm, signed(algorithm)]));

test.each(ALGORITHMS)('$name: only its own key and signature verify', (algorithm) => {
  const digest = digestOf(algorithm);
  for (const [ofKey, { key }] of SIGNED)
    for (const [ofSignature, { signature }] of SIGNED) {
      const matches = ofKey === algorithm && ofSignature === algorithm;
      expect(verifyDigest(algorithm, key, digest, signature), `${ofKey.name}, ${ofSignature.name}`).toBe(matches);
    }
});

test.each(ALGORITHMS)('$name: a digest is as long as its hash', (algorithm) => {
  const { key, signature } = SIGNED.get(algorithm)!;
  const digest = digestOf(algorithm);
  for (const other of [
    Buffer.alloc(0),
    digest.subarray(1),
    digest.subarray(0, -1),
    Buffer.concat([digest, Buffer.of(0)]),
    Buffer.concat([Buffer.of(0), digest]),
  ])
    expect(verifyDigest(algorithm, key, other, signature), `${other.length} bytes`).toBe(false);
});

test.each(ALGORITHMS)('$name: a digest or a signature may be a part of a larger buffer', (algorithm) => {
  const { key, signature } = SIGNED.get(algorithm)!;
  const digest = digestOf(algorithm);
  const inside = (bytes: Uint8Array) => new Uint8Array([1, 2, 3, ...bytes, 4, 5]).subarray(3, 3 + bytes.length);
  expect(verifyDigest(algorithm, key, inside(digest), inside(signature))).toBe(true);
});

test.each(ALGORITHMS)('$name: no bytes make it throw', (algorithm) => {
  const { key, signature } = SIGNED.get(algorithm)!;
  const near = fc.tuple(fc.nat(signature.length - 1), fc.nat(255)).map(([at, byte]) => {
    const other = Buffer.from(signature);
    other[at] = byte;
    return other;
  });
  const some = fc.oneof(
    fc.uint8Array({ maxLength: 600 }),
    fc.uint8Array({ minLength: signature.length, maxLength: signature.length }),
    near,
  );
  const digest = fc.oneof(
    fc.constant(digestOf(algorithm)),
    fc.uint8Array({ minLength: algorithm.digestLength, maxLength: algorithm.digestLength }),
    fc.uint8Array({ maxLength: 70 }),
  );
  const right = Buffer.from(signature);
  fc.assert(
    fc.property(some, digest, (bytes, of) => {
      const same = right.equals(bytes) && digestOf(algorithm).equals(of);
      expect(verifyDigest(algorithm, key, of, bytes)).toBe(same);
    }),
    { numRuns: 60 },
  );
});
