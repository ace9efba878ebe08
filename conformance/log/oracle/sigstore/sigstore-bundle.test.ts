import { describe, expect, it, test } from 'vitest';
import { sigstoreBundleOf } from './sigstore-bundle.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const mediaType = 'application/vnd.dev.sigstore.bundle.v0.3+json';

describe('a bundle', () => {
  const message = {
    messageDigest: { algorithm: 'SHA2_256', digest: base64('digest') },
    signature: base64('signature'),
  };
  test('of a message and a certificate', () =>
    expect(
      sigstoreBundleOf({
        mediaType,
        verificationMaterial: { tlogEntries: [{ logIndex: '1' }], certificate: { rawBytes: base64('der') } },
        messageSignature: message,
      }).value,
    ).toEqual({
      entries: [{ logIndex: '1' }],
      content: { kind: 'message', algorithm: 'SHA2_256', digest: bytes('digest'), signatures: [bytes('signature')] },
      certificate: bytes('der'),
    }));
  test('of an envelope, with the names of the schema', () =>
    expect(
      sigstoreBundleOf({
        verification_material: { tlog_entries: [], public_key: { hint: 'x' } },
        dsse_envelope: { payload: base64('p'), payload_type: 't', signatures: [{ sig: base64('s') }] },
      }).value,
    ).toEqual({
      entries: [],
      content: { kind: 'envelope', payload: bytes('p'), payloadType: 't', signatures: [bytes('s')] },
    }));
  test('of version 0.1, with a chain of certificates', () =>
    expect(
      sigstoreBundleOf({
        mediaType: 'application/vnd.dev.sigstore.bundle+json;version=0.1',
        verificationMaterial: {
          x509CertificateChain: { certificates: [{ rawBytes: base64('leaf') }, { rawBytes: 'AA' }] },
        },
        messageSignature: message,
      }).value?.certificate,
    ).toEqual(bytes('leaf')));
  test('with an algorithm by its number', () => {
    const digest = { algorithm: 3, digest: base64('d') };
    const { value } = sigstoreBundleOf({ mediaType, messageSignature: { ...message, messageDigest: digest } });
    expect(value?.content).toMatchObject({ algorithm: 'SHA2_512' });
  });
});

it.each([
  ['no object', 'text', undefined],
  ['another media type', { mediaType: 'application/json' }, undefined],
  [
    'entries that are no list',
    { mediaType, verificationMaterial: { tlogEntries: {} } },
    'verificationMaterial.tlogEntries',
  ],
  ['a signature that is no base64', { mediaType, messageSignature: { signature: '!' } }, 'messageSignature.signature'],
  ['both contents', { mediaType, messageSignature: { signature: '' }, dsseEnvelope: {} }, 'dsseEnvelope'],
  ['an envelope that is a text', { mediaType, dsseEnvelope: 'x' }, 'dsseEnvelope'],
])('%s is no bundle', (_, value, at) =>
  expect(sigstoreBundleOf(value).defect).toMatchObject({ reason: 'not-a-bundle', ...(at ? { at } : {}) }),
);
