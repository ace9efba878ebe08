import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { manualClock } from '../../clock.ts';
import { checkpointText } from '../checkpoint/checkpoint.ts';
import { readVerifier } from '../checkpoint/verifier.ts';
import { treeHeadSigner } from './tree-head-signer.ts';

const name = 'rome.ct.example/2026h1';
const clock = manualClock(1_700_000_000_000);
const text = checkpointText(name, 7n, new Uint8Array(32).fill(3));
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

describe.each([
  ['ECDSA on P-256', Buffer.alloc(32, 5)],
  ['RSA', rsa],
])('a key of %s', (_what, privateKey) => {
  const signer = treeHeadSigner({ name, privateKey, clock });
  const verifier = readVerifier(signer.vkey);
  const verifies = (signature: Uint8Array, of = text) => verifier.verifies(of, { ...signer, signature });

  test('verifies its tree heads, by the key ID of its LogID', () => {
    expect([verifier.keyId, verifies(signer.sign(text))]).toEqual([signer.keyId, true]);
  });
  test('verifies neither another tree nor one with extension lines, which the signature does not cover', () => {
    const signature = signer.sign(text);
    expect(verifies(signature, checkpointText(name, 8n, new Uint8Array(32).fill(3)))).toBe(false);
    expect(verifies(signature, checkpointText(name, 7n, new Uint8Array(32)))).toBe(false);
    expect(verifies(signature, `${text}more\n`)).toBe(false);
  });
  test.each([
    ['another time', (bytes: Buffer) => bytes.fill(9, 7, 8)],
    ['another hash algorithm', (bytes: Buffer) => bytes.fill(5, 8, 9)],
    ['the algorithm of no key', (bytes: Buffer) => bytes.fill(7, 9, 10)],
    ['another length', (bytes: Buffer) => bytes.fill(9, 11, 12)],
    ['a byte more', (bytes: Buffer) => Buffer.concat([bytes, Uint8Array.of(0)])],
    ['a byte less', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['the time alone', (bytes: Buffer) => bytes.subarray(0, 8)],
  ])('verifies no signature with %s', (_of, change) => {
    expect(verifies(change(Buffer.from(signer.sign(text))))).toBe(false);
  });
});

test('no log of certificates has a key of Ed25519', () => {
  const spki = generateKeyPairSync('ed25519').publicKey.export({ format: 'der', type: 'spki' });
  const base64 = Buffer.concat([Uint8Array.of(5), spki]).toString('base64');
  expect(() => readVerifier(`${name}+00000000+${base64}`)).toThrow('expected a verifier key');
});
