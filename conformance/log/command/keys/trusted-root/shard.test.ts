import { createHash, generateKeyPairSync } from 'node:crypto';
import { TransparencyLogInstance } from '@sigstore/protobuf-specs';
import { describe, expect, it, test } from 'vitest';
import { logIdOf } from '../../../oracle/entry/log-id.ts';
import { vkeyOfSpki } from '../../../oracle/note/vkey-of-spki.ts';
import { type LeftOutLog, type Shard, shardOf, underName } from './shard.ts';
import { SIGSTORE } from './trusted-root.test-tool.ts';

const read = (log: object, origin?: string, now?: Date) =>
  shardOf(
    {
      place: 'tlogs[0]',
      baseUrl: 'baseUrl' in log ? String(log.baseUrl) : '',
      instance: TransparencyLogInstance.fromJSON(log),
    },
    origin,
    now,
  );
const why = (log: object, ...rest: [origin?: string, now?: Date]) => (read(log, ...rest) as LeftOutLog).why;
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
const rsaSpki = rsa.export({ format: 'der', type: 'spki' });
/** A log with an RSA key under a name. */
const withRsa = (name: string, rawBytes: Uint8Array, keyDetails: string) => ({
  baseUrl: 'https://rekor.example/logs/1/',
  hashAlgorithm: 'SHA2_256',
  publicKey: { rawBytes: base64(rawBytes), keyDetails, validFor: { start: '2025-01-01T00:00:00Z' } },
  checkpointKeyId: { keyId: base64(logIdOf(vkeyOfSpki(name, rsaSpki).value!).subarray(0, 4)) },
});
const RSA = 'PKIX_RSA_PKCS1V15_2048_SHA256';

describe("the logs of Sigstore's roots", () => {
  test('a log of Rekor v2 has the key of its checkpoints', () => {
    expect(read(SIGSTORE.v2)).toMatchObject({
      address: 'https://log2025-1.rekor.sigstore.dev',
      keys: [{ name: 'log2025-1.rekor.sigstore.dev', type: 0x01, keyId: 0xcf119915 }],
      certain: true,
      from: new Date('2025-09-23T00:00:00Z'),
    });
  });
  test('a log whose time has ended is one, with its end', () =>
    expect(read(SIGSTORE.alpha)).toMatchObject({ certain: true, until: new Date('2025-09-04T00:00:00Z') }));
  test('the file does not show whether a log with an ECDSA key is Rekor v1', () =>
    expect(read(SIGSTORE.v1)).toMatchObject({ keys: [{ name: 'rekor.sigstore.dev', type: 0x02 }], certain: false }));
  test('a log with an Ed25519 key and the log ID of RFC 6962 is Rekor v1', () => {
    const spki = Buffer.from(SIGSTORE.v2.publicKey.rawBytes, 'base64');
    const keyId = base64(createHash('sha256').update(spki).digest());
    expect(why({ ...SIGSTORE.v2, logId: { keyId } })).toContain('Rekor v1');
  });
});

describe('the name of a key', () => {
  it.each(['rekor.example', 'rekor.example/logs/1'])('is found by the checkpoint key ID: %s', (name) =>
    expect(read(withRsa(name, rsaSpki, RSA))).toMatchObject({ keys: [{ name, type: 0xff }], certain: true }),
  );
  test('has the port where the key ID is made of it', () => {
    const key = Buffer.from(SIGSTORE.v2.publicKey.rawBytes, 'base64');
    const keyId = base64(logIdOf(vkeyOfSpki('127.0.0.1:3000', key).value!));
    expect(read({ ...SIGSTORE.v2, baseUrl: 'http://127.0.0.1:3000', logId: { keyId } })).toMatchObject({
      address: 'http://127.0.0.1:3000',
      keys: [{ name: '127.0.0.1:3000' }],
    });
  });
  test('is the host where the file has no key ID', () =>
    expect(read({ ...SIGSTORE.v2, logId: undefined })).toMatchObject({
      keys: [{ name: 'log2025-1.rekor.sigstore.dev' }],
    }));
  test('that is another is asked for, and taken when it is given', () => {
    const log = withRsa('my-log', rsaSpki, RSA);
    expect(why(log)).toMatch(
      /^its checkpointKeyId [0-9a-f]{8} is made of another name than rekor\.example or .*--origin$/,
    );
    expect(read(log, 'my-log')).toMatchObject({ keys: [{ name: 'my-log' }] });
  });
  test('of an ECDSA key, which the key ID does not show, is the one that is given', () => {
    const shard = read(SIGSTORE.v1) as Shard;
    expect(underName(shard, 'my-log').keys[0]).toMatchObject({ name: 'my-log', keyId: shard.keys[0]!.keyId });
    expect(underName(read(SIGSTORE.v2) as Shard, 'my-log').keys[0]!.name).toBe('log2025-1.rekor.sigstore.dev');
  });
});

test.each([
  [
    'an RSA key in PKCS #1',
    withRsa('rekor.example', rsa.export({ format: 'der', type: 'pkcs1' }), 'PKCS1_RSA_PKCS1V5'),
  ],
  ['an address without a scheme', { ...SIGSTORE.v2, baseUrl: 'log2025-1.rekor.sigstore.dev' }],
  ['no hash algorithm', { ...SIGSTORE.v2, hashAlgorithm: undefined }],
  ['no key details', { ...SIGSTORE.v2, publicKey: { ...SIGSTORE.v2.publicKey, keyDetails: undefined } }],
  ['no dates', { ...SIGSTORE.v2, publicKey: { ...SIGSTORE.v2.publicKey, validFor: undefined } }],
])('%s is read', (_, log) => expect(read(log)).toHaveProperty('keys'));

const { publicKey } = SIGSTORE.v2;
test.each([
  ['no address', { ...SIGSTORE.v2, baseUrl: '' }, 'tlogs[0].baseUrl: expected an http or https address; found ""'],
  ['another scheme', { ...SIGSTORE.v2, baseUrl: 'file:///log' }, 'expected an http or https address'],
  ['no key', { ...SIGSTORE.v2, publicKey: undefined }, 'tlogs[0].publicKey has no rawBytes'],
  [
    'a damaged key',
    { ...SIGSTORE.v2, publicKey: { ...publicKey, rawBytes: 'MCow' } },
    'found 3 bytes that are no Subject',
  ],
  ['another hash', { ...SIGSTORE.v2, hashAlgorithm: 'SHA2_512' }, 'hashAlgorithm is not SHA2_256'],
  [
    'other key details',
    { ...SIGSTORE.v2, publicKey: { ...publicKey, keyDetails: 5 } },
    'is PKIX_ECDSA_P256_SHA_256, which',
  ],
  ['a key ID of another length', { ...SIGSTORE.v2, logId: { keyId: 'zxGZ' } }, 'is made of another name'],
  ['no valid date', { ...SIGSTORE.v2, publicKey: { ...publicKey, validFor: { start: 'soon' } } }, 'has no valid date'],
  [
    'a date that is yet to come',
    SIGSTORE.v2,
    'its key is valid from 2025-09-23T00:00:00.000Z on',
    new Date('2025-01-01'),
  ],
] as [string, object, string, Date?][])('a log with %s is left out', (_, log, sentence, now) =>
  expect(why(log, undefined, now)).toContain(sentence),
);
