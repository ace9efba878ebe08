import { createPublicKey, verify } from 'node:crypto';
import { ed25519 } from '@noble/curves/ed25519.js';
import { expect, test } from 'vitest';
import { entryMaker } from '../entry/entry-maker.ts';
import { testKey } from '../key/test-keys.ts';
import { unsoundEd25519ph } from './unsound-ed-25519ph.ts';

const maker = entryMaker({ runId: 'unsound-ed25519ph.test' });
const sound = maker.make('a', 'PKIX_ED25519_PH');
const signatures = unsoundEd25519ph(maker, 'a');
const named = (words: string) => signatures.find(({ what }) => what.includes(words))!.entry.signature;
const little = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`);

test('only the signature is changed', () => {
  for (const { entry } of signatures) expect({ ...entry, signature: sound.signature }).toEqual(sound);
});

test('S + L is the order more than S, and R is the same', () => {
  const signature = named('S + L');
  expect(signature.slice(0, 32)).toEqual(sound.signature.slice(0, 32));
  expect(little(signature.slice(32)) - little(sound.signature.slice(32))).toBe(ed25519.Point.Fn.ORDER);
  expect(signature).toHaveLength(64);
});

test('signatures of another length are the valid signature, cut or with a zero byte', () => {
  expect(named('without its last byte')).toEqual(sound.signature.slice(0, 63));
  expect(named('zero byte after')).toEqual(new Uint8Array([...sound.signature, 0]));
});

test('pure Ed25519 over the digest verifies as such', () => {
  const key = createPublicKey(testKey('ed25519').privateKey);
  expect(verify(null, sound.digest, key, named('pure'))).toBe(true);
});
