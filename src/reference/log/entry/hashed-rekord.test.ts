import { create } from '@bufbuild/protobuf';
import { describe, expect, test } from 'vitest';
import { entryMaker } from '../../../../conformance/log/inputs/entry/entry-maker.ts';
import * as oracle from '../../../../conformance/log/oracle/entry/hashedrekord.ts';
import { ALGORITHMS } from '../../../../conformance/log/oracle/entry/key-details.ts';
import { createRequestMessage } from '../../../../conformance/log/target/rpc/messages.ts';
import { CreateEntryRequestSchema } from '../../../../spec/generated/touchstone/rekor/v2/entry_pb.ts';
import { parts } from '../parts.ts';

const maker = entryMaker({ runId: 'hashed-rekord.test' });
const bodyOf = (entry: Parameters<typeof createRequestMessage>[0]) =>
  Buffer.from(
    parts.canonicalBody(parts.admit(create(CreateEntryRequestSchema, createRequestMessage(entry)), parts).value!),
  ).toString();

describe('the leaf has the bytes of the specification', () => {
  test.each(ALGORITHMS.flatMap((name) => (['publicKey', 'x509Certificate'] as const).map((as) => [name, as] as const)))(
    'for %s as %s',
    (name, as) => {
      const entry = maker.make('a', name, as);
      expect(bodyOf(entry)).toBe(Buffer.from(oracle.canonicalBody(entry)).toString());
    },
  );
});

test('its members are in the order of RFC 8785, without white space', () => {
  const shape = bodyOf(maker.make('a')).replace(/"[\w+/]+=*"(?=[,}])/g, '""');
  expect(shape).toBe(
    '{"apiVersion":"0.0.2","kind":"","spec":{"hashedRekordV002":{"data":{"algorithm":"","digest":""},"signature":{"content":"","verifier":{"keyDetails":"","publicKey":{"rawBytes":""}}}}}}',
  );
});
