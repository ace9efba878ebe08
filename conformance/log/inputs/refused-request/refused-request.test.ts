import { Buffer } from 'node:buffer';
import { createPublicKey, X509Certificate } from 'node:crypto';
import { p256, p384 } from '@noble/curves/nist.js';
import { expect, test } from 'vitest';
import { entryMaker } from '../entry/entry-maker.ts';
import { refusal } from '../entry/verifying.test-tool.ts';
import { REFUSED_REQUESTS, type RefusedFor } from './refused-request.ts';

const maker = entryMaker({ runId: 'one' });
const groups = Object.keys(REFUSED_REQUESTS) as RefusedFor[];
const requests = groups.flatMap((group) =>
  REFUSED_REQUESTS[group](maker, group).map((request) => ({ group, ...request })),
);

test('no two are the same, in words or in bytes', () => {
  expect(new Set(requests.map(({ what }) => what)).size).toBe(requests.length);
  expect(new Set(requests.map(({ body }) => Buffer.from(body).toString())).size).toBe(requests.length);
});

test('no request has the valid entry of its name', () => {
  const sound = groups.map((group) => maker.make(group));
  expect(requests.filter(({ entry }) => entry && sound.includes(entry))).toEqual([]);
});

test.each(requests.filter(({ entry }) => entry))('$what is refused by a strict log', ({ group, entry }) => {
  expect(refusal(entry!, maker.message(group))).toBeTypeOf('string');
});

test.each(requests.filter(({ what }) => what.includes('signed')))(
  '$what: the signature verifies',
  ({ entry, what }) => {
    const curve = what.includes('P-384') ? p384 : p256;
    const { kind, rawBytes } = entry!.verifier;
    const der = Buffer.from(rawBytes);
    const isKey = kind === 'publicKey';
    const key = isKey ? createPublicKey({ key: der, format: 'der', type: 'spki' }) : new X509Certificate(der).publicKey;
    const { x, y } = key.export({ format: 'jwk' });
    const point = Buffer.concat([Buffer.of(4), Buffer.from(x!, 'base64url'), Buffer.from(y!, 'base64url')]);
    const how = { prehash: false, format: 'der', lowS: false } as const;
    expect(curve.verify(entry!.signature, entry!.digest, point, how)).toBe(true);
  },
);
