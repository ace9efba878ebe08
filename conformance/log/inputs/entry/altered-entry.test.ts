import { expect, test } from 'vitest';
import { ALGORITHMS } from '../../oracle/entry/key-details.ts';
import { alteredRequests, anotherDigest, anotherKey, anotherSignature } from './altered-entry.ts';
import { entryMaker } from './entry-maker.ts';
import { refusal } from './verifying.test-tool.ts';

const maker = entryMaker({ runId: 'altered-entry.test' });
const message = maker.message('a');

test.each(ALGORITHMS)('each alteration of %s is refused by a strict log for that reason alone', (algorithm) => {
  const sound = maker.make('a', algorithm);
  expect(refusal(sound, message)).toBeUndefined();
  const refusals = alteredRequests(sound).map(({ entry }) => refusal(entry!, message));
  const hasOther = algorithm === 'PKIX_ECDSA_P256_SHA_256' || algorithm.includes('RSA');
  expect(refusals).toEqual(['signature', 'digest', ...(hasOther ? ['signature'] : [])]);
});

test('each shares all but one thing with the sound entry', () => {
  const sound = maker.make('a');
  const [signature, digest, key] = alteredRequests(sound).map(({ entry }) => entry!);
  expect({ ...signature!, signature: sound.signature }).toEqual(sound);
  expect({ ...digest!, digest: sound.digest }).toEqual(sound);
  expect({ ...key!, verifier: sound.verifier }).toEqual(sound);
});

test('another bit makes another entry', () => {
  const sound = maker.make('a');
  expect(anotherSignature(sound, 2).signature).not.toEqual(anotherSignature(sound).signature);
  expect(anotherDigest(sound, 2).digest).not.toEqual(anotherDigest(sound).digest);
});

test('of a certificate there is no other key', () => {
  expect(anotherKey(maker.make('a', 'PKIX_RSA_PKCS1V15_2048_SHA256', 'x509Certificate'))).toBeUndefined();
});
