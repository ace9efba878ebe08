import { equals } from '@bufbuild/protobuf';
import { describe, expect, test } from 'vitest';
import { entryMaker } from '../../../../conformance/log/inputs/entry/entry-maker.ts';
import { requestJson, requestObject } from '../../../../conformance/log/oracle/entry/create-request.ts';
import { CreateEntryRequestSchema } from '../../../../spec/generated/touchstone/rekor/v2/entry_pb.ts';
import { readRequest } from './request.ts';

const maker = entryMaker({ runId: 'request.test' });
const entry = maker.make('a');
const read = (body: string | Uint8Array) => readRequest(Buffer.from(body));
const sound = read(requestJson(entry)).value!;
const isSame = (body: string | Uint8Array) => {
  const { value, refusal } = read(body);
  return refusal?.message ?? equals(CreateEntryRequestSchema, value!, sound);
};
/** The request as text, with replacements. */
const text = (...replaced: readonly [string | RegExp, string][]) =>
  replaced.reduce((json, [from, to]) => {
    expect(json).toMatch(from);
    return json.replace(from, to);
  }, Buffer.from(requestJson(entry)).toString());

test('a request has the values that were sent', () => {
  expect(sound.spec).toMatchObject({
    case: 'hashedRekordRequestV002',
    value: { digest: new Uint8Array(entry.digest), signature: { content: new Uint8Array(entry.signature) } },
  });
});

describe('another spelling is the same request', () => {
  test.each<[string, Uint8Array | string]>([
    ['names of the schema', requestJson(entry, { names: 'snake' })],
    ['the URL alphabet', requestJson(entry, { base64: 'url' })],
    ['no padding', requestJson(entry, { base64: 'unpadded' })],
    ['white space', requestJson(entry, { space: true })],
    ['an enumeration by number', requestJson(entry, { keyDetails: 'number' })],
    ['all of these', requestJson(entry, { names: 'snake', base64: 'unpadded', space: true, keyDetails: 'number' })],
    ['null for the other verifier', text(['"publicKey"', '"x509Certificate":null,"publicKey"'])],
    [
      'null for the other verifier, by the name of the schema',
      text(['"publicKey"', '"x509_certificate":null,"publicKey"']),
    ],
    ['null for the other request', text([/^\{/, '{"dsseRequestV002":null,'])],
    ['escapes', text(['"digest"', '"\\u0064igest"'])],
  ])('%s', (_name, body) => expect(isSame(body)).toBe(true));
});

describe('the empty message is', () => {
  test.each(['{}', '{"hashedRekordRequestV002":null}', '{"hashed_rekord_request_v002":null}'])('%j', (body) =>
    expect(read(body).value?.spec).toEqual({ case: undefined }),
  );
});

describe('a malformed request is refused with a reason', () => {
  test.each<[string, string | Uint8Array, RegExp]>([
    ['nothing', '', /JSON/],
    ['white space', ' \t\r\n', /JSON/],
    ['no JSON', '{', /JSON/],
    ['a comment', `/**/${text()}`, /JSON/],
    ['something after it', `${text()}x`, /JSON/],
    ['another value after it', `${text()}{}`, /JSON/],
    ['a byte order mark', `\ufeff${text()}`, /JSON/],
    ['a space that JSON does not know', `\u00a0${text()}`, /JSON/],
    ['no UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), /JSON/],
    ['null', 'null', /./],
    ['an array', '[]', /./],
    ['a text', '"x"', /./],
    ['a number', '1', /./],
    ['an unknown member', text([/^\{/, '{"extra":1,']), /extra/],
    ['an unknown member that is null', text([/^\{/, '{"extra":null,']), /extra/],
    ['an unknown member within', text(['"digest"', '"extra":1,"digest"']), /extra/],
    ['a repeated member', text(['"digest"', '"digest":"","digest"']), /duplicate.*digest/],
    ['a member twice, spelled with an escape', text(['"digest"', '"\\u0064igest":"","digest"']), /duplicate/],
    ['a member twice, once as null', text(['"digest"', '"digest":null,"digest"']), /duplicate/],
    ['a member twice, in both cases', text(['"publicKey"', '"public_key":{},"publicKey"']), /./],
    ['both verifiers', text(['"publicKey"', '"x509Certificate":{},"publicKey"']), /oneof/],
    ['both requests', text([/^\{/, '{"dsseRequestV002":{},']), /oneof/],
    ['a digest that is a number', text([/"digest":"[^"]*"/, '"digest":1']), /digest/],
    ['a signature that is an array', text([/"signature":\{/, '"signature":[],"x":{']), /./],
    ['an algorithm of another name', text(['PKIX_ECDSA_P256_SHA_256', 'P256']), /./],
    ['an algorithm as a number in quotes', text(['PKIX_ECDSA_P256_SHA_256', '5']), /./],
    ['an algorithm as a fraction', text(['"PKIX_ECDSA_P256_SHA_256"', '5.5']), /./],
  ])('%s', (_name, body, why) => {
    const { refusal } = read(body);
    expect(refusal).toMatchObject({ code: 3 });
    expect(refusal!.message).toMatch(/^the body is not a CreateEntryRequest: /);
    expect(refusal!.message).toMatch(why);
    expect(refusal!.message.length).toBeLessThan(201);
  });
});

describe('malformed base64 is refused', () => {
  const digest = requestObject(entry).hashedRekordRequestV002.digest;
  const withDigest = (value: string) => read(text([/"digest":"[^"]*"/, `"digest":${JSON.stringify(value)}`]));
  test.each([
    ['another character', `${digest.slice(0, 8)}*${digest.slice(9)}`],
    ['one character over', 'AAAAA'],
    ['a letter of no alphabet', 'AAA\u00c0'],
    ['a replacement character', 'AAA\ufffd'],
  ])('%s', (_name, value) => expect(withDigest(value).refusal?.message).toMatch(/digest.*base64/));
  test.each(['', 'AA', 'AA==', 'AAA', 'AAA=', 'A+/=', 'A-_', 'A-_='])('but not %j', (value) =>
    expect(withDigest(value).refusal).toBeUndefined(),
  );
  test('in a list', () => {
    const sig = (value: string) =>
      `{"dsseRequestV002":{"envelope":{"signatures":[{"sig":"AA=="},{"sig":"${value}"}]}}}`;
    expect(read(sig('AA')).value?.spec.case).toBe('dsseRequestV002');
    expect(read(sig('A')).refusal?.message).toMatch(/sig.*base64/);
  });
});
