import { Buffer } from 'node:buffer';
import { constants, createPublicKey, verify, X509Certificate } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import { entryMaker } from './entry-maker.ts';
import { UNSOUND_WAYS, type UnsoundWay } from './unsound-entry.ts';
import { refusal } from './verifying.test-tool.ts';

const maker = entryMaker({ runId: 'one' });
const message = maker.message('a');

/** The refusals of a strict log. */
const SAID: Readonly<Record<UnsoundWay, string>> = {
  'another-key': 'signature',
  'another-key-by-certificate': 'signature',
  'another-digest': 'digest',
  'another-signature': 'signature',
  'short-digest': 'length',
  'long-digest': 'length',
  'digest-of-another-hash': 'length',
  'no-digest': 'length',
  'no-signature': 'signature',
  'no-key': 'key',
  'no-certificate': 'key',
  'raw-ecdsa': 'signature',
  'byte-after-the-signature': 'signature',
  'byte-after-the-key': 'key',
  'byte-after-the-certificate': 'key',
  'key-as-pem': 'key',
  'certificate-as-pem': 'key',
  'key-as-certificate': 'key',
  'certificate-as-key': 'key',
  'key-of-noise': 'key',
  'certificate-of-noise': 'key',
  'no-key-details': 'algorithm',
  'rsa-1024': 'pair',
  'rsa-1024-by-certificate': 'pair',
  'rsa-pss': 'algorithm',
  'rsa-pss-key': 'algorithm',
  'p-224': 'pair',
  'p-224-by-certificate': 'pair',
  secp256k1: 'pair',
  'p-384-with-sha-256': 'algorithm',
  'p-521-with-sha-256': 'algorithm',
  'pure-ed25519': 'algorithm',
  'pure-ed25519-as-prehashed': 'signature',
};

/** Whether the signature of an entry verifies with its key, whether that is allowed or not. */
function verifies({ verifier, signature }: NewEntry, hash: 'sha256' | null, padding = constants.RSA_PKCS1_PADDING) {
  const der = Buffer.from(verifier.rawBytes);
  const isKey = verifier.kind === 'publicKey';
  const key = isKey ? createPublicKey({ key: der, format: 'der', type: 'spki' }) : new X509Certificate(der).publicKey;
  return verify(hash, message, { key, padding }, signature);
}

describe('unsound', () => {
  test.each(UNSOUND_WAYS)('%s is refused by a strict log for its defect', (wrong) => {
    expect(refusal(maker.unsound(wrong, 'a'), message)).toBe(SAID[wrong]);
  });

  // By what they call themselves: the name of an algorithm that a log knows and refuses, never one that nobody knows.
  test.each([
    ['no-key-details', 'PUBLIC_KEY_DETAILS_UNSPECIFIED'],
    ['rsa-1024', 'PKIX_RSA_PKCS1V15_2048_SHA256'],
    ['rsa-pss', 'PKIX_RSA_PSS_2048_SHA256'],
    ['rsa-pss-key', 'PKIX_RSA_PSS_2048_SHA256'],
    ['p-384-with-sha-256', 'PKIX_ECDSA_P384_SHA_256'],
    ['p-521-with-sha-256', 'PKIX_ECDSA_P521_SHA_256'],
    ['pure-ed25519', 'PKIX_ED25519'],
  ] as const)('%s calls itself %s', (wrong, name) => expect(maker.unsound(wrong, 'a').keyDetails).toBe(name));

  test.each(UNSOUND_WAYS)('%s is in the member that it has to be in', (wrong) => {
    const certificate = /certificate-as-pem|key-as-certificate|(by|no|after-the)-certificate|certificate-of/.test(
      wrong,
    );
    expect(maker.unsound(wrong, 'a').verifier.kind).toBe(certificate ? 'x509Certificate' : 'publicKey');
  });

  it('is PEM that Node reads', () => {
    const pem = (wrong: UnsoundWay) => Buffer.from(maker.unsound(wrong, 'a').verifier.rawBytes).toString();
    const { rawBytes } = maker.make('a').verifier;
    const key = createPublicKey(pem('key-as-pem')).export({ format: 'der', type: 'spki' });
    expect(new Uint8Array(key)).toEqual(rawBytes);
    const held = new X509Certificate(pem('certificate-as-pem')).publicKey.export({ format: 'der', type: 'spki' });
    expect(new Uint8Array(held)).toEqual(rawBytes);
    expect(pem('key-as-pem')).toMatch(
      /^-----BEGIN PUBLIC KEY-----\n([A-Za-z0-9+/=]{1,64}\n)+-----END PUBLIC KEY-----\n$/,
    );
  });

  it('is a byte too many or too few', () => {
    const lengths = (['short-digest', 'long-digest'] as const).map((wrong) => maker.unsound(wrong, 'a').digest.length);
    expect(lengths).toEqual([31, 33]);
    const sound = maker.make('a');
    expect(maker.unsound('short-digest', 'a').digest).toEqual(sound.digest.slice(0, 31));
    expect(maker.unsound('long-digest', 'a').digest.slice(0, 32)).toEqual(sound.digest);
    expect(maker.unsound('byte-after-the-key', 'a').verifier.rawBytes.slice(0, -1)).toEqual(sound.verifier.rawBytes);
  });

  it('is one bit of the digest', () => {
    const sound = maker.make('a').digest;
    const bits = [...maker.unsound('another-digest', 'a').digest].map((byte, i) => byte ^ sound[i]!);
    expect(bits.filter((bit) => bit !== 0)).toEqual([1]);
  });

  it('makes the entry of a name once', () => {
    expect(maker.unsound('raw-ecdsa', 'a')).toBe(maker.unsound('raw-ecdsa', 'a'));
    expect(maker.unsound('raw-ecdsa', 'a').digest).toEqual(maker.make('a').digest);
  });

  // Each forbidden entry is valid in every other way, or a log would refuse it for another reason.
  test.each([
    ['rsa-1024', 'sha256', constants.RSA_PKCS1_PADDING],
    ['rsa-pss', 'sha256', constants.RSA_PKCS1_PSS_PADDING],
    ['rsa-pss-key', 'sha256', constants.RSA_PKCS1_PSS_PADDING],
    ['p-224', 'sha256', undefined],
    ['rsa-1024-by-certificate', 'sha256', undefined],
    ['p-224-by-certificate', 'sha256', undefined],
    ['secp256k1', 'sha256', undefined],
    ['p-384-with-sha-256', 'sha256', undefined],
    ['p-521-with-sha-256', 'sha256', undefined],
    ['pure-ed25519', null, undefined],
    ['pure-ed25519-as-prehashed', null, undefined],
  ] as const)('%s: the signature verifies', (wrong, hash, padding) => {
    expect(verifies(maker.unsound(wrong, 'a'), hash, padding)).toBe(true);
  });
});
