import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { base64, utf8 } from '../../../oracle/bytes/bytes.ts';
import { leafHash } from '../merkle/tree-hash.ts';
import { canonicalBody, isCanonical, readBody } from './hashedrekord.ts';
import { entryOf, kat } from './kat-entries.test-tool.ts';
import { ALGORITHMS } from './key-details.ts';

const entries = fc.record({
  digest: fc.uint8Array(),
  signature: fc.uint8Array(),
  verifier: fc.record({ kind: fc.constantFrom('publicKey', 'x509Certificate'), rawBytes: fc.uint8Array() }),
  keyDetails: fc.constantFrom(...ALGORITHMS),
});

/** A body with each part given as JSON. */
function body(o: { data?: string; signature?: string; verifier?: string; version?: string; kind?: string } = {}) {
  const verifier = o.verifier ?? '{"keyDetails":"PKIX_ED25519_PH","publicKey":{"rawBytes":"AAAA"}}';
  const signature = o.signature ?? `{"content":"AAAA","verifier":${verifier}}`;
  const data = o.data ?? '{"algorithm":"SHA2_512","digest":"AAAA"}';
  const spec = `{"hashedRekordV002":{"data":${data},"signature":${signature}}}`;
  return `{"apiVersion":"${o.version ?? '0.0.2'}","kind":"${o.kind ?? 'hashedrekord'}","spec":${spec}}`;
}

describe.skipIf(kat === undefined)('kat.json', () => {
  test.each(kat?.hashedrekord_requests.vectors ?? [])('hashedrekord_requests: $name', (vector) => {
    const ours = canonicalBody(entryOf(vector));
    expect(Buffer.from(ours).toString()).toBe(vector.canonicalizedBodyUtf8);
    expect(base64(leafHash(ours))).toBe(vector.leafHashBase64);
    expect(isCanonical(ours)).toBe(true);
    expect(readBody(ours).value).toMatchObject(entryOf(vector));
  });

  test('clients_md_sample: canonical, with a member that the entry does not have', () => {
    const sample = Buffer.from(kat!.clients_md_sample.value.canonicalizedBody, 'base64');
    expect(isCanonical(sample)).toBe(true);
    expect(readBody(sample).defect).toMatchObject({ reason: 'members', at: 'spec', actual: '"hashedRekordV0_0_2"' });
    const mended = Buffer.from(sample.toString().replace('hashedRekordV0_0_2', 'hashedRekordV002'));
    expect(canonicalBody(readBody(mended).value!)).toEqual(new Uint8Array(mended));
  });
});

describe('canonicalBody', () => {
  it('is canonical and has the values of the entry', () => {
    fc.assert(
      fc.property(entries, (entry) => {
        const bytes = canonicalBody(entry);
        expect(isCanonical(bytes)).toBe(true);
        expect(readBody(bytes).value).toMatchObject({ ...entry, kind: 'hashedrekord', apiVersion: '0.0.2' });
      }),
    );
  });

  test.each([
    ['PKIX_ECDSA_P384_SHA_384', 'SHA2_384'],
    ['PKIX_ECDSA_P521_SHA_512', 'SHA2_512'],
    ['PKIX_ED25519_PH', 'SHA2_512'],
    ['PKIX_RSA_PKCS1V15_4096_SHA256', 'SHA2_256'],
  ])('%s: %s', (keyDetails, algorithm) => {
    const noBytes = new Uint8Array();
    const entry = { digest: noBytes, signature: noBytes, keyDetails };
    const bytes = canonicalBody({ ...entry, verifier: { kind: 'publicKey', rawBytes: noBytes } });
    expect(readBody(bytes).value?.algorithm).toBe(algorithm);
  });
});

describe('isCanonical', () => {
  test.each([
    ['members in order', '{"a":1,"b":[true,null,"é"]}', true],
    ['members out of order', '{"b":1,"a":2}', false],
    ['white space', '{"a": 1}', false],
    ['a newline after it', '{"a":1}\n', false],
    ['an escape that is not needed', String.raw`{"a":"\u0041"}`, false],
    ['a number written longer', '{"a":1.0}', false],
    ['a member twice', '{"a":1,"a":1}', false],
    ['no JSON', '{"a":', false],
    ['a lone surrogate', String.raw`"\ud800"`, false],
    ['a nesting too deep to tell', '['.repeat(200_000) + ']'.repeat(200_000), false],
  ])('%s', (_, text, canonical) => expect(isCanonical(utf8(text))).toBe(canonical));
});

describe('readBody', () => {
  it('accepts members in any order', () => {
    expect(readBody(utf8(body({ data: '{"digest":"AQ==","algorithm":"SHA2_512"}' }))).value?.digest).toEqual(
      Uint8Array.of(1),
    );
  });

  test.each([
    ['not-json', 'no JSON', '{'],
    ['members', 'no object', '[]'],
    ['kind', 'an empty object', '{}'],
    ['kind', 'an older version', body({ version: '0.0.1' })],
    ['kind', 'another kind', body({ kind: 'dsse' })],
    ['members', 'a member more', body().replace('{"apiVersion"', '{"a":1,"apiVersion"')],
    ['members', 'no data', body({ data: 'null' })],
    ['members', 'an algorithm by number', body({ data: '{"algorithm":3,"digest":"AAAA"}' })],
    ['members', 'a default written out', body({ verifier: '{"keyDetails":"","publicKey":{"rawBytes":""},"a":null}' })],
    ['members', 'no key', body({ verifier: '{"keyDetails":"PKIX_ED25519_PH"}' })],
    [
      'members',
      'a key and a certificate',
      body({ verifier: '{"keyDetails":"","publicKey":{"rawBytes":""},"x509Certificate":{"rawBytes":""}}' }),
    ],
    ['base64', 'a digest in URL alphabet', body({ data: '{"algorithm":"SHA2_512","digest":"_-_-"}' })],
    ['base64', 'a digest without padding', body({ data: '{"algorithm":"SHA2_512","digest":"AA"}' })],
    ['base64', 'a digest in hex', body({ data: '{"algorithm":"SHA2_512","digest":"0a0b0"}' })],
  ])('%s: %s', (reason, _, text) => expect(readBody(utf8(text)).defect?.reason).toBe(reason));

  const data = 'spec.hashedRekordV002.data';
  test.each([
    ['[]', 'an object', 'an array of 0', undefined],
    ['{"kind":"dsse"}', '"hashedrekord" "0.0.2"', '"dsse" nothing', undefined],
    [body().replace(/,"spec".*$/, '}'), 'apiVersion, kind, spec', '"apiVersion, kind"', 'body'],
    [body({ data: '7' }), 'an object', '7', data],
    [body({ data: '{"algorithm":3,"digest":""}' }), 'a string', '3', `${data}.algorithm`],
    [body({ data: '{"algorithm":"","digest":"A"}' }), 'strict standard base64', '"A"', `${data}.digest`],
  ])('%s: expected %s', (text, expected, actual, at) => {
    const { defect } = readBody(utf8(text));
    expect([defect?.expected, defect?.actual, defect?.at]).toEqual([expected, actual, at]);
  });

  it('reports the place of a defect', () => {
    const text = body({ signature: '{"content":"AAAA","verifier":{"keyDetails":"","publicKey":{}}}' });
    expect(readBody(utf8(text)).defect).toEqual({
      reason: 'members',
      expected: 'rawBytes',
      actual: 'no member',
      at: 'spec.hashedRekordV002.signature.verifier.publicKey',
    });
  });
});
