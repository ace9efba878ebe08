import { constants, createPublicKey, publicDecrypt } from 'node:crypto';
import { expect, test } from 'vitest';
import { entryMaker } from '../entry/entry-maker.ts';
import { testKey } from '../key/test-keys.ts';
import { unsoundRsaKeys } from './unsound-rsa-key.ts';

const requests = unsoundRsaKeys(entryMaker({ runId: 'unsound-rsa-key.test' }), 'a');
const read = (rawBytes: Uint8Array) => createPublicKey({ key: Buffer.from(rawBytes), format: 'der', type: 'spki' });

test('each has the modulus of rsa-2048 and the named exponent', () => {
  const { n } = testKey('rsa-2048').privateKey.export({ format: 'jwk' });
  const keys = requests.map(({ entry }) => read(entry.verifier.rawBytes));
  expect(keys.map((key) => key.export({ format: 'jwk' }).n)).toEqual([n, n]);
  expect(keys.map((key) => key.asymmetricKeyDetails?.publicExponent)).toEqual([1n, 4n]);
  for (const [at, { entry }] of requests.entries())
    expect(new Uint8Array(keys[at]!.export({ format: 'der', type: 'spki' }))).toEqual(entry.verifier.rawBytes);
});

test.each(requests)('$what: by PKCS#1 v1.5 the signature verifies', ({ entry }) => {
  const key = { key: read(entry.verifier.rawBytes), padding: constants.RSA_PKCS1_PADDING };
  // The DigestInfo of SHA-256 (RFC 8017, section 9.2, note 1).
  const info = Buffer.concat([Buffer.from('3031300d060960864801650304020105000420', 'hex'), entry.digest]);
  expect(publicDecrypt(key, entry.signature)).toEqual(info);
});

test('no two entries have the same digest', () => {
  expect(requests[0]!.entry.digest).not.toEqual(requests[1]!.entry.digest);
});
