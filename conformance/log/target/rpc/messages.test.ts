import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { describe, expect, test } from 'vitest';
import { CreateEntryRequestSchema } from '../../../../spec/generated/touchstone/rekor/v2/entry_pb.ts';
import { TransparencyLogEntrySchema } from '../../../../spec/generated/touchstone/rekor/v2/log_entry_pb.ts';
import { TileRequestSchema } from '../../../../spec/generated/touchstone/rekor/v2/log_service_pb.ts';
import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import { createRequestMessage, logEntryFromMessage, messageRecord } from './messages.ts';

const entry: NewEntry = {
  digest: Buffer.from('digest'),
  signature: Buffer.from('signature'),
  verifier: { kind: 'publicKey', rawBytes: Buffer.from('key') },
  keyDetails: 'PKIX_ECDSA_P256_SHA_256',
};
const detailsOf = (keyDetails: string) => {
  const { spec } = create(CreateEntryRequestSchema, createRequestMessage({ ...entry, keyDetails }));
  return spec.case === 'hashedRekordRequestV002' ? spec.value.signature?.verifier?.keyDetails : undefined;
};

describe('a request', () => {
  test('of no entry is the empty message', () => {
    expect(
      toBinary(CreateEntryRequestSchema, create(CreateEntryRequestSchema, createRequestMessage(undefined))),
    ).toHaveLength(0);
  });
  test.each([
    ['PKIX_ECDSA_P256_SHA_256', 5],
    ['PKIX_ED25519_PH', 8],
    ['ML_DSA_44', 23],
    ['an unknown name', 0],
    ['5', 0],
  ])('with the key details %s has number %d', (name, number) => expect(detailsOf(name)).toBe(number));
});

describe('a log entry', () => {
  test('has the members of the message', () => {
    const proof = { logIndex: 7n, treeSize: 9n, rootHash: Buffer.from('root'), hashes: [Buffer.from('hash')] };
    const message = create(TransparencyLogEntrySchema, {
      logIndex: 7n,
      logId: { keyId: Buffer.from('id') },
      kindVersion: { kind: 'hashedrekord', version: '0.0.2' },
      integratedTime: 3n,
      inclusionPromise: { signedEntryTimestamp: Buffer.from('set') },
      inclusionProof: { ...proof, checkpoint: { envelope: 'note' } },
      canonicalizedBody: Buffer.from('body'),
    });
    expect(logEntryFromMessage(message)).toEqual({
      logIndex: 7n,
      logId: Buffer.from('id'),
      kindVersion: { kind: 'hashedrekord', version: '0.0.2' },
      integratedTime: 3n,
      inclusionPromise: Buffer.from('set'),
      inclusionProof: { ...proof, checkpoint: 'note' },
      canonicalizedBody: Buffer.from('body'),
    });
  });
  test('has no member that the message lacks', () => {
    const bare = fromBinary(TransparencyLogEntrySchema, new Uint8Array());
    expect(logEntryFromMessage(bare)).toEqual({
      logIndex: 0n,
      integratedTime: 0n,
      canonicalizedBody: new Uint8Array(),
    });
    const noCheckpoint = create(TransparencyLogEntrySchema, { inclusionProof: {} });
    expect(logEntryFromMessage(noCheckpoint).inclusionProof?.checkpoint).toBe('');
  });
});

test('a message is recorded as JSON, and sent in binary', () => {
  const { text, message } = messageRecord(TileRequestSchema, create(TileRequestSchema, { L: 1, N: '000' }));
  expect([text, Buffer.from(message).toString('hex')]).toEqual(['{"L":1,"N":"000"}', '08011203303030']);
});
