import { constants, sign } from 'node:crypto';
import { base64, concatBytes, utf8 } from '../../../oracle/bytes/bytes.ts';
import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import { certificateOf } from '../key/certificate-of.ts';
import { type TestKeyName, testCertificate, testKey } from '../key/test-keys.ts';
import { digestOf, signatureOf, signedEntry } from './entry-signing.ts';

const P256 = 'PKIX_ECDSA_P256_SHA_256';

/** A valid P-256 entry with some members replaced. */
function p256(message: Uint8Array, change: (entry: NewEntry) => Partial<NewEntry>): NewEntry {
  const entry = signedEntry(message, P256, 'publicKey');
  return { ...entry, ...change(entry) };
}

/** An entry whose signature verifies with its key over SHA-256, but whose key or algorithm is not allowed. */
function notAllowed(message: Uint8Array, name: TestKeyName, keyDetails: string): NewEntry {
  return {
    digest: digestOf(message, 'SHA2_256'),
    signature: signatureOf(message, name, 'SHA2_256'),
    verifier: publicKey(name),
    keyDetails,
  };
}

/** The same with RSASSA-PSS. */
function pss(message: Uint8Array, name: 'rsa-2048' | 'rsa-pss-2048'): NewEntry {
  const key = { key: testKey(name).privateKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 };
  return {
    digest: digestOf(message, 'SHA2_256'),
    signature: new Uint8Array(sign('sha256', message, key)),
    verifier: publicKey(name),
    keyDetails: 'PKIX_RSA_PSS_2048_SHA256',
  };
}

/** The same with pure Ed25519, which signs no digest: SHA-512, the hash inside it, is used. */
function pureEd25519(message: Uint8Array, keyDetails: string): NewEntry {
  return {
    digest: digestOf(message, 'SHA2_512'),
    signature: new Uint8Array(sign(null, message, testKey('ed25519').privateKey)),
    verifier: publicKey('ed25519'),
    keyDetails,
  };
}

function publicKey(name: TestKeyName): NewEntry['verifier'] {
  return { kind: 'publicKey', rawBytes: testKey(name).spki };
}

function certificate(name: TestKeyName): NewEntry['verifier'] {
  return { kind: 'x509Certificate', rawBytes: certificateOf(testKey(name).spki) };
}

/** The text around DER that RFC 7468 describes. */
function pem(label: string, der: Uint8Array): Uint8Array {
  const lines = base64(der).match(/.{1,64}/g)!;
  return utf8([`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n'));
}

function flipped(bytes: Uint8Array, index: number): Uint8Array {
  return bytes.map((byte, i) => (i === index ? byte ^ 1 : byte));
}

const WAYS = {
  /** Signed by a P-256 key, with another P-256 key as the verifier. */
  'another-key': (m) => p256(m, () => ({ verifier: publicKey('other-p-256') })),
  'another-key-by-certificate': (m) => p256(m, () => ({ verifier: certificate('other-p-256') })),
  /** One bit of the digest. */
  'another-digest': (m) => p256(m, ({ digest }) => ({ digest: flipped(digest, 0) })),
  /** One bit of the signature, in the last byte, so that it is still DER. */
  'another-signature': (m) => p256(m, ({ signature }) => ({ signature: flipped(signature, signature.length - 1) })),
  'short-digest': (m) => p256(m, ({ digest }) => ({ digest: digest.slice(0, -1) })),
  'long-digest': (m) => p256(m, ({ digest }) => ({ digest: concatBytes(digest, Uint8Array.of(0)) })),
  /** P-384 signs SHA-384, so a digest of 32 bytes is too short although it is one of SHA-256. */
  'digest-of-another-hash': (m) => ({
    ...signedEntry(m, 'PKIX_ECDSA_P384_SHA_384', 'publicKey'),
    digest: digestOf(m, 'SHA2_256'),
  }),
  'no-digest': (m) => p256(m, () => ({ digest: new Uint8Array() })),
  'no-signature': (m) => p256(m, () => ({ signature: new Uint8Array() })),
  'no-key': (m) => p256(m, () => ({ verifier: { kind: 'publicKey', rawBytes: new Uint8Array() } })),
  'no-certificate': (m) => p256(m, () => ({ verifier: { kind: 'x509Certificate', rawBytes: new Uint8Array() } })),
  /** The two concatenated numbers of an ECDSA signature (IEEE P1363) in place of DER. */
  'raw-ecdsa': (m) =>
    p256(m, () => ({
      signature: new Uint8Array(sign('sha256', m, { key: testKey('p-256').privateKey, dsaEncoding: 'ieee-p1363' })),
    })),
  'byte-after-the-signature': (m) =>
    p256(m, ({ signature }) => ({ signature: concatBytes(signature, Uint8Array.of(0)) })),
  'byte-after-the-key': (m) =>
    p256(m, () => ({
      verifier: { kind: 'publicKey', rawBytes: concatBytes(testKey('p-256').spki, Uint8Array.of(0)) },
    })),
  'byte-after-the-certificate': (m) =>
    p256(m, () => ({
      verifier: { kind: 'x509Certificate', rawBytes: concatBytes(testCertificate('p-256'), Uint8Array.of(0)) },
    })),
  'key-as-pem': (m) =>
    p256(m, () => ({ verifier: { kind: 'publicKey', rawBytes: pem('PUBLIC KEY', testKey('p-256').spki) } })),
  'certificate-as-pem': (m) =>
    p256(m, () => ({
      verifier: { kind: 'x509Certificate', rawBytes: pem('CERTIFICATE', testCertificate('p-256')) },
    })),
  'key-as-certificate': (m) =>
    p256(m, () => ({ verifier: { kind: 'x509Certificate', rawBytes: testKey('p-256').spki } })),
  'certificate-as-key': (m) => p256(m, () => ({ verifier: { kind: 'publicKey', rawBytes: testCertificate('p-256') } })),
  'key-of-noise': (m) => p256(m, () => ({ verifier: { kind: 'publicKey', rawBytes: digestOf(m, 'SHA2_512') } })),
  'certificate-of-noise': (m) =>
    p256(m, () => ({ verifier: { kind: 'x509Certificate', rawBytes: digestOf(m, 'SHA2_512') } })),
  'no-key-details': (m) => p256(m, () => ({ keyDetails: 'PUBLIC_KEY_DETAILS_UNSPECIFIED' })),
  /** Shorter than any RSA key that is allowed, under the shortest name that is. */
  'rsa-1024': (m) => notAllowed(m, 'rsa-1024', 'PKIX_RSA_PKCS1V15_2048_SHA256'),
  'rsa-1024-by-certificate': (m) => ({
    ...notAllowed(m, 'rsa-1024', 'PKIX_RSA_PKCS1V15_2048_SHA256'),
    verifier: certificate('rsa-1024'),
  }),
  /** Signed with RSASSA-PSS by an ordinary RSA key, and by one that may do nothing else (RFC 4055). */
  'rsa-pss': (m) => pss(m, 'rsa-2048'),
  'rsa-pss-key': (m) => pss(m, 'rsa-pss-2048'),
  'p-224': (m) => notAllowed(m, 'p-224', P256),
  'p-224-by-certificate': (m) => ({ ...notAllowed(m, 'p-224', P256), verifier: certificate('p-224') }),
  secp256k1: (m) => notAllowed(m, 'secp256k1', P256),
  'p-384-with-sha-256': (m) => notAllowed(m, 'p-384', 'PKIX_ECDSA_P384_SHA_256'),
  'p-521-with-sha-256': (m) => notAllowed(m, 'p-521', 'PKIX_ECDSA_P521_SHA_256'),
  'pure-ed25519': (m) => pureEd25519(m, 'PKIX_ED25519'),
  /** The signature is pure Ed25519, the named algorithm is Ed25519ph. */
  'pure-ed25519-as-prehashed': (m) => pureEd25519(m, 'PKIX_ED25519_PH'),
} satisfies Readonly<Record<string, (message: Uint8Array) => NewEntry>>;

/** The ways in which an entry can be wrong. */
export type UnsoundWay = keyof typeof WAYS;
export const UNSOUND_WAYS = Object.keys(WAYS) as readonly UnsoundWay[];

/** An entry for a message with a single defect. */
export function unsoundEntry(wrong: UnsoundWay, message: Uint8Array): NewEntry {
  return WAYS[wrong](message);
}
