import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { utf8 } from '../../../oracle/bytes/bytes.ts';
import { contentDefect, preAuthenticationEncoding } from './content-defect.ts';
import type { LoggedContent } from './logged-content.ts';
import type { SigstoreBundle } from './sigstore-bundle.ts';

const digest = (bytes: Uint8Array, hash = 'sha256') => new Uint8Array(createHash(hash).update(bytes).digest());
const signature = utf8('a signature');
const certificate = utf8('a certificate');
const key = { kind: 'publicKey', rawBytes: utf8('a key') } as const;

test('the pre-authentication encoding is that of the published example', () =>
  // The protocol of DSSE, "Signature Definition".
  expect(Buffer.from(preAuthenticationEncoding('http://example.com/HelloWorld', utf8('hello world'))).toString()).toBe(
    'DSSEv1 29 http://example.com/HelloWorld 11 hello world',
  ));
test('it counts bytes, not characters', () =>
  expect(Buffer.from(preAuthenticationEncoding('ü', utf8('é'))).toString()).toBe('DSSEv1 2 ü 2 é'));

describe('a leaf about an artifact', () => {
  const leaf: LoggedContent = {
    kind: 'hashedrekord',
    algorithm: 'SHA2_256',
    digest: digest(utf8('artifact')),
    signatures: [{ signature, verifier: { kind: 'x509Certificate', rawBytes: certificate } }],
  };
  const content = { kind: 'message', algorithm: 'SHA2_256', digest: leaf.digest, signatures: [signature] } as const;
  const bundle: SigstoreBundle = { entries: [], content, certificate };

  it.each([
    ['the same', bundle],
    ['no digest', { ...bundle, content: { kind: 'message', signatures: [signature] } as const }],
    ['a public key alone', { entries: [], content }],
    ['nothing to compare', { entries: [] }],
  ])('holds against a bundle with %s', (_, of) => expect(contentDefect(leaf, of)).toBeUndefined());

  it.each<[string, SigstoreBundle]>([
    ['algorithm', { ...bundle, content: { ...content, algorithm: 'SHA2_512' } }],
    ['digest', { ...bundle, content: { ...content, digest: digest(utf8('another')) } }],
    ['digest', { ...bundle, content: { ...content, digest: new Uint8Array() } }],
    ['signature', { ...bundle, content: { ...content, signatures: [utf8('another')] } }],
    ['signature', { ...bundle, content: { ...content, signatures: [] } }],
    ['verifier', { ...bundle, certificate: utf8('another') }],
  ])('differs in its %s', (reason, of) =>
    expect(contentDefect(leaf, of)).toMatchObject({ reason, expected: expect.stringMatching(/, as in the bundle$/) }),
  );
  it('differs where it has a public key, and the bundle a certificate', () =>
    expect(contentDefect({ ...leaf, signatures: [{ signature, verifier: key }] }, bundle)).toMatchObject({
      reason: 'verifier',
      actual: 'a public key',
    }));
});

describe('a leaf about an envelope', () => {
  const payload = utf8('{"a":1}');
  const content = { kind: 'envelope', payload, payloadType: 'text/json', signatures: [signature] } as const;
  const signed = preAuthenticationEncoding('text/json', payload);
  const leafWith = (kind: LoggedContent['kind'], algorithm: string, of: Uint8Array): LoggedContent => ({
    kind,
    algorithm,
    digest: of,
    signatures: [{ signature, verifier: key }],
  });

  it.each([
    ['hashedrekord', 'SHA2_256', digest(signed)],
    ['hashedrekord', 'SHA2_384', digest(signed, 'sha384')],
    ['hashedrekord', 'SHA2_512', digest(signed, 'sha512')],
    ['dsse', 'SHA2_256', digest(payload)],
  ] as const)('%s has the digest by %s', (kind, algorithm, of) =>
    expect(contentDefect(leafWith(kind, algorithm, of), { entries: [], content })).toBeUndefined(),
  );
  it.each([
    ['hashedrekord', 'SHA2_256', digest(payload)],
    ['dsse', 'SHA2_256', digest(signed)],
    ['hashedrekord', 'MD5', digest(signed)],
  ] as const)('%s by %s with another digest differs', (kind, algorithm, of) =>
    expect(contentDefect(leafWith(kind, algorithm, of), { entries: [], content })?.reason).toBe('digest'),
  );
  it('has one of the signatures of the envelope', () => {
    const two = { ...content, signatures: [utf8('first'), signature] };
    expect(
      contentDefect(leafWith('hashedrekord', 'SHA2_256', digest(signed)), { entries: [], content: two }),
    ).toBeUndefined();
  });
});
