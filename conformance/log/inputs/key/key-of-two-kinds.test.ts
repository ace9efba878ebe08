import { createPublicKey } from 'node:crypto';
import { ed25519ph } from '@noble/curves/ed25519.js';
import { expect, test } from 'vitest';
import { entryMaker } from '../entry/entry-maker.ts';
import { refusal } from '../entry/verifying.test-tool.ts';
import { keyOfTwoKinds } from './key-of-two-kinds.ts';

const maker = entryMaker({ runId: 'one' });
const entry = keyOfTwoKinds(maker, 'a');
const key = createPublicKey({ key: Buffer.from(entry.verifier.rawBytes), format: 'der', type: 'spki' });

test('the key is one of P-256, so that a strict log refuses it', () => {
  expect(key.asymmetricKeyDetails).toEqual({ namedCurve: 'prime256v1' });
  expect(refusal(entry, maker.message('a'))).toBe('pair');
});

test('its x verifies the signature as an Ed25519 key', () => {
  const x = new Uint8Array(Buffer.from(key.export({ format: 'jwk' }).x!, 'base64url'));
  expect(ed25519ph.verify(entry.signature, maker.message('a'), x)).toBe(true);
});
