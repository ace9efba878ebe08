import { constants, generateKeyPairSync, hash, type KeyObject, privateEncrypt, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { verifyRsa } from './verify-rsa.ts';

const MESSAGE = Buffer.from('a message');
const DIGEST = hash('sha256', MESSAGE, 'buffer');
const SIZES = [2048, 3072, 4096] as const;
const PAIRS = new Map(SIZES.map((bits) => [bits, generateKeyPairSync('rsa', { modulusLength: bits })]));
const { publicKey, privateKey } = PAIRS.get(2048)!;

/** The private-key operation on bytes as long as the modulus. */
const raw = (key: KeyObject, encoded: Uint8Array) =>
  privateEncrypt({ key, padding: constants.RSA_NO_PADDING }, encoded);
const DIGEST_INFO = '3031300d060960864801650304020105000420';
/** 00 01 ff … 00 and a DigestInfo. */
const encoded = (info: Buffer) =>
  Buffer.concat([Buffer.of(0, 1), Buffer.alloc(256 - 3 - info.length, 0xff), Buffer.of(0), info]);
const info = (hex: string) => Buffer.concat([Buffer.from(hex, 'hex'), DIGEST]);

test.each(SIZES)('verifies signatures of node:crypto with %i bits', (bits) => {
  const pair = PAIRS.get(bits)!;
  expect(verifyRsa(pair.publicKey, DIGEST, sign('sha256', MESSAGE, pair.privateKey))).toBe(true);
});

test('the encoding of RFC 8017, section 9.2', () => {
  expect(verifyRsa(publicKey, DIGEST, raw(privateKey, encoded(info(DIGEST_INFO))))).toBe(true);
});

test('refuses a flipped bit, in the signature or in the digest', () => {
  const signature = sign('sha256', MESSAGE, privateKey);
  for (let bit = 0; bit < 2048; bit += 97) {
    const other = Buffer.from(signature);
    other[bit >> 3]! ^= 1 << (bit & 7);
    expect(verifyRsa(publicKey, DIGEST, other), `bit ${bit}`).toBe(false);
  }
  for (let bit = 0; bit < 256; bit += 17) {
    const other = Buffer.from(DIGEST);
    other[bit >> 3]! ^= 1 << (bit & 7);
    expect(verifyRsa(publicKey, other, signature), `bit ${bit}`).toBe(false);
  }
});

test('refuses another key', () => {
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
  expect(verifyRsa(other, DIGEST, sign('sha256', MESSAGE, privateKey))).toBe(false);
});

test('refuses PSS and another hash', () => {
  const pss = sign('sha256', MESSAGE, { key: privateKey, padding: constants.RSA_PKCS1_PSS_PADDING });
  expect(verifyRsa(publicKey, DIGEST, pss)).toBe(false);
  expect(verifyRsa(publicKey, DIGEST, sign('sha512', MESSAGE, privateKey))).toBe(false);
});

test('a signature is as long as the modulus', () => {
  const signature = sign('sha256', MESSAGE, privateKey);
  for (const other of [
    Buffer.alloc(0),
    signature.subarray(1),
    signature.subarray(0, -1),
    Buffer.concat([Buffer.of(0), signature]),
    Buffer.concat([signature, Buffer.of(0)]),
  ])
    expect(verifyRsa(publicKey, DIGEST, other), `${other.length} bytes`).toBe(false);
});

test('a signature that begins with a zero may not leave it out', () => {
  const messages = Array.from({ length: 5_000 }, (_, i) => Buffer.from(String(i)));
  const message = messages.find((message) => sign('sha256', message, privateKey)[0] === 0)!;
  const signature = sign('sha256', message, privateKey);
  const digest = hash('sha256', message, 'buffer');
  expect(verifyRsa(publicKey, digest, signature)).toBe(true);
  expect(verifyRsa(publicKey, digest, signature.subarray(1))).toBe(false);
});

test('a signature is below the modulus', () => {
  const signature = BigInt(`0x${sign('sha256', MESSAGE, privateKey).toString('hex')}`);
  const modulus = BigInt(`0x${Buffer.from(publicKey.export({ format: 'jwk' }).n!, 'base64url').toString('hex')}`);
  const above = [signature + modulus, modulus, modulus + 1n, (1n << 2048n) - 1n].filter((n) => n < 1n << 2048n);
  for (const number of above) {
    const bytes = Buffer.from(number.toString(16).padStart(512, '0'), 'hex');
    expect(verifyRsa(publicKey, DIGEST, bytes)).toBe(false);
  }
});

test.each([
  [
    'a shorter padding with bytes behind',
    Buffer.concat([Buffer.from('0001ffffffffffffffff00', 'hex'), info(DIGEST_INFO)]),
  ],
  ['no NULL after the OID', encoded(info('302f300b0609608648016503040201' + '0420'))],
  ['a longer length', encoded(info('308131300d060960864801650304020105000420'))],
  ['the digest alone', encoded(DIGEST)],
  ['SHA-512 as its OID', encoded(info('3031300d060960864801650304020305000420'))],
  ['block type 2', Buffer.concat([Buffer.of(0, 2), encoded(info(DIGEST_INFO)).subarray(2)])],
  ['block type 0', Buffer.concat([Buffer.of(0, 0), encoded(info(DIGEST_INFO)).subarray(2)])],
  ['a padding that is not all ones', Buffer.concat([Buffer.of(0, 1, 0xfe), encoded(info(DIGEST_INFO)).subarray(3)])],
])('refuses %s', (_name, bytes) => {
  const whole = Buffer.concat([bytes, Buffer.alloc(256 - bytes.length)]);
  expect(verifyRsa(publicKey, DIGEST, raw(privateKey, whole))).toBe(false);
});
