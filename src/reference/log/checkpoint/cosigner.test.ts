import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { manualClock } from '../../clock.ts';
import { readCheckpoint } from './checkpoint.ts';
import { cosignatureMessage, ED25519_COSIGNATURE, ML_DSA_44 } from './cosignature.ts';
import { cosigner } from './cosigner.ts';

/** The published example of tlog-cosignature, "Ed25519 signed message". */
const TEXT = 'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n';
const head = readCheckpoint(TEXT)!;
const message = { name: 'witness.example.com/w1', time: 1_679_315_147n, text: TEXT, head };

test('the published Ed25519 message', () => {
  expect(Buffer.from(cosignatureMessage({ ...message, type: ED25519_COSIGNATURE })).toString()).toBe(
    `cosignature/v1\ntime 1679315147\n${TEXT}`,
  );
});

test('the ML-DSA-44 message, field by field', () => {
  const expected = [
    Buffer.from('subtree/v1\n\0'),
    Uint8Array.of(22),
    Buffer.from('witness.example.com/w1'),
    Buffer.from('00000000641850cb', 'hex'),
    Uint8Array.of(27),
    Buffer.from('example.com/behind-the-sofa'),
    Buffer.from('0000000000000000', 'hex'),
    Buffer.from('00000000013e2dc3', 'hex'),
    Buffer.from(head.root),
  ];
  expect(cosignatureMessage({ ...message, type: ML_DSA_44 })).toEqual(Buffer.concat(expected));
});

test.each([
  [ED25519_COSIGNATURE, 64, '302a300506032b6570032100'],
  [ML_DSA_44, 2420, '30820532300b06096086480165030403110382052100'],
] as const)('a cosignature of the type %i verifies, with the time of the clock', (type, length, spki) => {
  const signer = cosigner({
    name: message.name,
    type,
    seed: Buffer.alloc(32, 5),
    clock: manualClock(1_679_315_147_999),
  });
  const signature = Buffer.from(signer.sign(TEXT));
  expect(signature.readBigUInt64BE(0)).toBe(message.time);
  expect(signature.length).toBe(8 + length);
  const key = {
    key: Buffer.concat([Buffer.from(spki, 'hex'), signer.publicKey]),
    format: 'der',
    type: 'spki',
  } as const;
  expect(verify(null, cosignatureMessage({ ...message, type }), createPublicKey(key), signature.subarray(8))).toBe(
    true,
  );
  expect(cosigner({ name: 'w', type, seed: Buffer.alloc(32, 5), clock: manualClock(0) }).publicKey).toEqual(
    signer.publicKey,
  );
});

test('refuses a name that a note cannot carry, and a seed of another length', () => {
  const clock = manualClock(0);
  expect(() => cosigner({ name: 'a b', type: ML_DSA_44, clock })).toThrow(RangeError);
  for (const type of [ED25519_COSIGNATURE, ML_DSA_44] as const)
    expect(() => cosigner({ name: 'a', type, seed: new Uint8Array(31), clock })).toThrow('32 bytes');
});
