import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { ed25519Signer } from './signer.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

test('RFC 8032, section 7.1, test 1', () => {
  const seed = Buffer.from('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60', 'hex');
  const signer = ed25519Signer({ name: 'example.com/log', privateKey: seed });
  expect(hex(signer.publicKey)).toBe('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a');
  expect(hex(signer.sign(''))).toBe(
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  );
  expect(ed25519Signer({ name: 'example.com/log', privateKey: seed }).vkey).toBe(signer.vkey);
});

test('a key object, or a new key', () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  expect(ed25519Signer({ name: 'a', privateKey }).vkey).toBe(ed25519Signer({ name: 'a', privateKey }).vkey);
  expect(ed25519Signer({ name: 'a' }).vkey).not.toBe(ed25519Signer({ name: 'a' }).vkey);
});

test('refuses names that a note cannot carry, and other keys', () => {
  for (const name of ['', 'a b', 'a+b', 'a\n', 'a\u00a0b', 'a\u0085b', 'a\u3000b']) {
    expect(() => ed25519Signer({ name }), name).toThrow(RangeError);
  }
  expect(() => ed25519Signer({ name: 'a', privateKey: new Uint8Array(31) })).toThrow('32 bytes');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  expect(() => ed25519Signer({ name: 'a', privateKey })).toThrow('found ec');
});
