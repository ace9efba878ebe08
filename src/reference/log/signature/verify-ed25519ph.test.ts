import { createPublicKey, generateKeyPairSync, hash, type KeyObject, sign } from 'node:crypto';
import { ed25519, ed25519ctx, ed25519ph } from '@noble/curves/ed25519.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { verifyEd25519ph } from './verify-ed25519ph.ts';

const hex = (text: string) => Buffer.from(text, 'hex');
const keyOf = (raw: Uint8Array): KeyObject =>
  createPublicKey({ key: Buffer.concat([hex('302a300506032b6570032100'), raw]), format: 'der', type: 'spki' });
const sha512 = (message: Uint8Array | string) => hash('sha512', message, 'buffer');

/** RFC 8032, section 7.3. */
const KEY = keyOf(hex('ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf'));
const SIGNATURE = hex(
  '98a70222f0b8121aa9d30f813d683f809e462b469c7ff87639499bb94e6dae41' +
    '31f85042463c2a355a2003d062adf5aaa10b8c61e636062aaad11c2a26083406',
);
const DIGEST = sha512('abc');

test('RFC 8032, section 7.3', () => {
  expect(verifyEd25519ph(KEY, DIGEST, SIGNATURE)).toBe(true);
});

test('refuses the signature of the same key over the same bytes as a message (RFC 8032, section 7.1, test SHA(abc))', () => {
  const signature = hex(
    'dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b589' +
      '09351fc9ac90b3ecfdfbc7c66431e0303dca179c138ac17ad9bef1177331a704',
  );
  expect(ed25519.verify(signature, DIGEST, hex(KEY.export({ format: 'der', type: 'spki' }).toString('hex', 12)))).toBe(
    true,
  );
  expect(verifyEd25519ph(KEY, DIGEST, signature)).toBe(false);
});

test('refuses signatures of node:crypto, which are Ed25519 without a prehash', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  expect(verifyEd25519ph(publicKey, DIGEST, sign(null, Buffer.from('abc'), privateKey))).toBe(false);
  expect(verifyEd25519ph(publicKey, DIGEST, sign(null, DIGEST, privateKey))).toBe(false);
});

test('refuses signatures with a context, or by Ed25519ctx', () => {
  const { secretKey, publicKey } = ed25519ph.keygen();
  const context = Buffer.from('a');
  const message = Buffer.from('abc');
  expect(verifyEd25519ph(keyOf(publicKey), DIGEST, ed25519ph.sign(message, secretKey))).toBe(true);
  expect(verifyEd25519ph(keyOf(publicKey), DIGEST, ed25519ph.sign(message, secretKey, { context }))).toBe(false);
  expect(verifyEd25519ph(keyOf(publicKey), DIGEST, ed25519ctx.sign(DIGEST, secretKey, { context }))).toBe(false);
});

test('agrees with noble, which gets the message, on right and altered signatures', () => {
  const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
  fc.assert(
    fc.property(bytes(32), bytes(32), fc.uint8Array(), fc.nat(511), (secretKey, other, message, bit) => {
      const publicKey = ed25519ph.getPublicKey(secretKey);
      const signature = ed25519ph.sign(message, secretKey);
      const digest = sha512(message);
      const altered = Buffer.from(signature);
      altered[bit >> 3]! ^= 1 << (bit & 7);
      expect(verifyEd25519ph(keyOf(publicKey), digest, signature)).toBe(true);
      expect(verifyEd25519ph(keyOf(publicKey), digest, altered)).toBe(
        ed25519ph.verify(altered, message, publicKey, { zip215: false }),
      );
      const otherDigest = Buffer.from(digest);
      otherDigest[bit >> 3]! ^= 1 << (bit & 7);
      expect(verifyEd25519ph(keyOf(publicKey), otherDigest, signature)).toBe(false);
      fc.pre(Buffer.compare(other, secretKey) !== 0);
      expect(verifyEd25519ph(keyOf(ed25519ph.getPublicKey(other)), digest, signature)).toBe(false);
    }),
    { numRuns: 20 },
  );
});

test('S is below the order (section 5.1.7)', () => {
  const order = ed25519.Point.Fn.ORDER;
  const S = BigInt(`0x${Buffer.from(SIGNATURE.subarray(32)).reverse().toString('hex')}`);
  const high = Buffer.from((S + order).toString(16).padStart(64, '0'), 'hex').reverse();
  expect(verifyEd25519ph(KEY, DIGEST, Buffer.concat([SIGNATURE.subarray(0, 32), high]))).toBe(false);
});

test('64 bytes', () => {
  for (const other of [Buffer.alloc(0), SIGNATURE.subarray(1), Buffer.concat([SIGNATURE, Buffer.of(0)])])
    expect(verifyEd25519ph(KEY, DIGEST, other)).toBe(false);
});

test('refuses keys of small order, and keys that are not points', () => {
  const identity = hex(`01${'00'.repeat(31)}`);
  const signature = Buffer.concat([identity, Buffer.alloc(32)]);
  expect(verifyEd25519ph(keyOf(identity), DIGEST, signature)).toBe(false);
  const noPoint = hex(`02${'00'.repeat(31)}`);
  expect(() => ed25519.Point.fromBytes(noPoint)).toThrow();
  expect(verifyEd25519ph(keyOf(noPoint), DIGEST, signature)).toBe(false);
  expect(verifyEd25519ph(keyOf(Buffer.alloc(32, 0xff)), DIGEST, signature)).toBe(false);
});
