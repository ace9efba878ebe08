import { Buffer } from 'node:buffer';
import { fromJsonString } from '@bufbuild/protobuf';
import { expect, test } from 'vitest';
import { CreateEntryRequestSchema } from '../../../../spec/generated/touchstone/rekor/v2/entry_pb.ts';
import type { RequestObject } from '../../oracle/entry/create-request.ts';
import { entryMaker } from '../entry/entry-maker.ts';
import { refusal } from '../entry/verifying.test-tool.ts';
import { refusedMessages } from './refused-message.ts';

const maker = entryMaker({ runId: 'one' });
const rows = refusedMessages(maker, 'message').map(({ what, body }) => ({ what, text: Buffer.from(body).toString() }));
const partsOf = (text: string) => {
  const { digest, signature } = (JSON.parse(text) as RequestObject).hashedRekordRequestV002;
  const { verifier, content } = signature;
  return {
    digest: digest as unknown,
    content,
    rawBytes: verifier.publicKey!.rawBytes,
    keyDetails: verifier.keyDetails,
  };
};

const READ = ['a DSSE envelope', 'an empty object', 'null for the request', 'the digest in hex'];
test.each(rows.filter(({ what }) => !READ.includes(what)))('$what is refused by a protobuf library', ({ text }) => {
  expect(() => fromJsonString(CreateEntryRequestSchema, text)).toThrow();
});

test.each(rows.filter(({ what }) => what.startsWith('a character too many')))(
  '$what is the only defect',
  ({ text }) => {
    const { digest, content, rawBytes, keyDetails } = partsOf(text);
    const encoded = [digest as string, content, rawBytes];
    expect(encoded.map((one) => one.replace(/=+$/, '').length % 4).filter((rest) => rest === 1)).toHaveLength(1);
    const [first, second, third] = encoded.map((one) => new Uint8Array(Buffer.from(one, 'base64')));
    const verifier = { kind: 'publicKey', rawBytes: third! } as const;
    const entry = { digest: first!, signature: second!, verifier, keyDetails: `${keyDetails}` };
    expect(refusal(entry, maker.message('message'))).toBeUndefined();
  },
);

test.each([
  ['the digest in hex', (digest: unknown) => Buffer.from(digest as string, 'hex')],
  ['the digest as a list of numbers', (digest: unknown) => Buffer.from(digest as number[])],
])('%s equals the valid message', (wanted, read) => {
  const { text } = rows.find(({ what }) => what === wanted)!;
  expect(read(partsOf(text).digest)).toEqual(Buffer.from(maker.make('message').digest));
});
