import { constants, publicDecrypt } from 'node:crypto';
import { expect, test } from 'vitest';
import { entryMaker } from '../entry/entry-maker.ts';
import { testKey } from '../key/test-keys.ts';
import { unsoundRsa } from './unsound-rsa.ts';

const maker = entryMaker({ runId: 'unsound-rsa.test' });
const sound = maker.make('a', 'PKIX_RSA_PKCS1V15_2048_SHA256');
const signatures = unsoundRsa(maker, 'a');

const key = { key: testKey('rsa-2048').privateKey, padding: constants.RSA_NO_PADDING };
const blockOf = (signature: Uint8Array) => publicDecrypt(key, signature);
const named = (words: string) => signatures.find(({ what }) => what.includes(words))!.entry.signature;
const soundBlock = blockOf(sound.signature);
/** The DigestInfo that the sound signature has: 19 bytes and the digest (RFC 8017, section 9.2, note 1). */
const info = soundBlock.subarray(-51);

test('only the signature is changed', () => {
  for (const { entry } of signatures) expect({ ...entry, signature: sound.signature }).toEqual(sound);
});

test('signatures of another length are the valid signature, cut or with a zero byte', () => {
  expect(named('without its first byte')).toEqual(sound.signature.slice(1));
  expect(named('zero byte before')).toEqual(new Uint8Array([0, ...sound.signature]));
  expect(named('zero byte after')).toEqual(new Uint8Array([...sound.signature, 0]));
});

test('the name of SHA-512 is one byte of the block', () => {
  const block = blockOf(named('SHA-512'));
  const changedPlaces = [...block.keys()].filter((at) => block[at] !== soundBlock[at]);
  expect(changedPlaces).toEqual([256 - 51 + 14]);
  expect([soundBlock[changedPlaces[0]!], block[changedPlaces[0]!]]).toEqual([1, 3]);
});

test('without a DigestInfo the padding is longer', () => {
  const expected = Buffer.concat([soundBlock.subarray(0, 2), Buffer.alloc(221, 0xff), Buffer.of(0), sound.digest]);
  expect(blockOf(named('without a DigestInfo'))).toEqual(expected);
});

test('type 2 is one byte of the block', () => {
  expect(blockOf(named('type 2'))).toEqual(Buffer.concat([Buffer.of(0, 2), soundBlock.subarray(2)]));
});

test('after padding of eight bytes the rest of the block is zero', () => {
  const begun = Buffer.concat([soundBlock.subarray(0, 10), Buffer.of(0), info]);
  expect(blockOf(named('eight bytes'))).toEqual(Buffer.concat([begun, Buffer.alloc(256 - begun.length)]));
});
