import { describe, expect, it, test } from 'vitest';
import { utf8 } from '../../../oracle/bytes/bytes.ts';
import { isKindOfRekorV2, leafKind, readLoggedContent } from './logged-content.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const signature = {
  content: base64('s'),
  verifier: { keyDetails: 'PKIX_ECDSA_P256_SHA_256', x509Certificate: { rawBytes: base64('der') } },
};
const dsse = (more: object = {}) =>
  utf8(
    JSON.stringify({
      apiVersion: '0.0.2',
      kind: 'dsse',
      spec: {
        dsseV002: { payloadHash: { algorithm: 'SHA2_256', digest: base64('d') }, signatures: [signature], ...more },
      },
    }),
  );

test('the content of a leaf of dsse', () =>
  expect(readLoggedContent(dsse()).value).toEqual({
    kind: 'dsse',
    algorithm: 'SHA2_256',
    digest: utf8('d'),
    signatures: [{ signature: utf8('s'), verifier: { kind: 'x509Certificate', rawBytes: utf8('der') } }],
  }));

describe('a malformed leaf', () => {
  it.each([
    ['without a hash', dsse({ payloadHash: undefined }), 'spec.dsseV002'],
    ['without a verifier', dsse({ signatures: [{ content: '' }] }), 'spec.dsseV002.signatures[0].verifier'],
    ['with a signature that is a text', dsse({ signatures: ['x'] }), 'spec.dsseV002.signatures[0]'],
    ['that is no JSON', utf8('{'), 'body'],
    ['of another kind', utf8('{"kind":"rekord","apiVersion":"0.0.1"}'), 'body'],
  ])('%s has its place', (_, body, at) => expect(readLoggedContent(body).defect).toMatchObject({ reason: 'body', at }));
});

test.each([
  ['{"kind":"hashedrekord","apiVersion":"0.0.2"}', true],
  ['{"kind":"dsse","apiVersion":"0.0.2"}', true],
  ['{"kind":"hashedrekord","apiVersion":"0.0.1"}', false],
  // Version 0.0.2 of this kind is one of Rekor v1.
  ['{"kind":"intoto","apiVersion":"0.0.2"}', false],
])('%s is a kind of Rekor v2: %s', (body, is) => expect(isKindOfRekorV2(leafKind(utf8(body))!)).toBe(is));
test.each(['', '[]', '{"kind":1,"apiVersion":"0.0.2"}', '{"kind":"dsse"}'])('%j names no kind', (body) =>
  expect(leafKind(utf8(body))).toBeUndefined(),
);
