import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { describe, expect, test } from 'vitest';
import { entryMaker } from '../../../../conformance/log/inputs/entry/entry-maker.ts';
import { UNSOUND_WAYS } from '../../../../conformance/log/inputs/entry/unsound-entry.ts';
import { ALGORITHMS } from '../../../../conformance/log/oracle/entry/key-details.ts';
import { createRequestMessage } from '../../../../conformance/log/target/rpc/messages.ts';
import {
  CreateEntryRequestSchema,
  HashedRekordRequestV002Schema,
} from '../../../../spec/generated/touchstone/rekor/v2/entry_pb.ts';
import { type Parts, parts } from '../parts.ts';
import { digestFits } from './admit.ts';

const maker = entryMaker({ runId: 'admit.test' });
const messageOf = (...request: Parameters<typeof createRequestMessage>) =>
  create(CreateEntryRequestSchema, createRequestMessage(...request));
const admitted = (message: ReturnType<typeof messageOf>, altered: Partial<Parts> = {}) => {
  const changed = { ...parts, ...altered };
  return changed.admit(message, changed);
};

describe('a sound entry is admitted', () => {
  test.each(ALGORITHMS.flatMap((name) => (['publicKey', 'x509Certificate'] as const).map((as) => [name, as] as const)))(
    '%s as %s',
    (name, as) => {
      const entry = maker.make('a', name, as);
      const { value } = admitted(messageOf(entry));
      expect(value).toMatchObject({ verifier: { case: as } });
      expect(Buffer.from(value!.digest).equals(entry.digest)).toBe(true);
      expect(Buffer.from(value!.signature).equals(entry.signature)).toBe(true);
      expect(Buffer.from(value!.verifier.rawBytes).equals(entry.verifier.rawBytes)).toBe(true);
    },
  );
  test('though its certificate has expired: a certificate only holds a key', () => {
    expect(admitted(messageOf(maker.expired('a'))).refusal).toBeUndefined();
  });
});

describe('an entry is refused', () => {
  test.each(UNSOUND_WAYS)('with %s', (wrong) => {
    expect(admitted(messageOf(maker.unsound(wrong, 'a'))).refusal?.code).toBe(3);
  });
  test('that is empty, or a DSSE entry', () => {
    expect(admitted(messageOf(undefined)).refusal?.message).toMatch(/no hashedrekord/);
    const dsse = create(CreateEntryRequestSchema, { spec: { case: 'dsseRequestV002', value: {} } });
    expect(admitted(dsse).refusal?.message).toMatch(/no hashedrekord/);
  });
  test.each<[string, MessageInitShape<typeof HashedRekordRequestV002Schema>]>([
    ['nothing in it', {}],
    ['no signature', { digest: Buffer.alloc(32) }],
    ['no verifier', { digest: Buffer.alloc(32), signature: { content: Buffer.alloc(64) } }],
    [
      'a verifier of no kind',
      { digest: Buffer.alloc(32), signature: { content: Buffer.alloc(64), verifier: { keyDetails: 5 } } },
    ],
  ])('with %s', (_name, value) => {
    const message = create(CreateEntryRequestSchema, {
      spec: { case: 'hashedRekordRequestV002', value: create(HashedRekordRequestV002Schema, value) },
    });
    expect(admitted(message).refusal?.message).toMatch(/has a signature and a verifier/);
  });
});

describe('each decision is a part', () => {
  test.each<[string, Partial<Parts>]>([
    ['algorithmOf', { algorithmOf: () => undefined }],
    ['readKey', { readKey: () => undefined }],
    ['keyFits', { keyFits: () => false }],
    ['digestFits', { digestFits: () => false }],
    ['verifyDigest', { verifyDigest: () => false }],
  ])('%s', (_name, altered) => expect(admitted(messageOf(maker.make('a')), altered).refusal?.code).toBe(3));
});

test('a digest fits by its length', () => {
  expect([31, 32, 33].map((length) => digestFits({ digestLength: 32 }, Buffer.alloc(length)))).toEqual([
    false,
    true,
    false,
  ]);
});
