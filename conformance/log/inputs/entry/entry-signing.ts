import { constants, createHash, sign } from 'node:crypto';
import { type AlgorithmName, type HashAlgorithm, hashAlgorithmOf } from '../../oracle/entry/key-details.ts';
import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import { signEd25519ph } from '../key/ed-25519ph.ts';
import { testCertificate, testKey } from '../key/test-keys.ts';

/** The names that Node has for the hashes. */
const NODE_HASH: Readonly<Record<HashAlgorithm, string>> = {
  SHA2_256: 'sha256',
  SHA2_384: 'sha384',
  SHA2_512: 'sha512',
};

/** The test key of each allowed algorithm. */
export const KEY_OF = {
  PKIX_ECDSA_P256_SHA_256: 'p-256',
  PKIX_ECDSA_P384_SHA_384: 'p-384',
  PKIX_ECDSA_P521_SHA_512: 'p-521',
  PKIX_ED25519_PH: 'ed25519',
  PKIX_RSA_PKCS1V15_2048_SHA256: 'rsa-2048',
  PKIX_RSA_PKCS1V15_3072_SHA256: 'rsa-3072',
  PKIX_RSA_PKCS1V15_4096_SHA256: 'rsa-4096',
} as const satisfies Readonly<Record<AlgorithmName, Parameters<typeof testKey>[0]>>;

/** The digest of a message. */
export function digestOf(message: Uint8Array, hash: HashAlgorithm): Uint8Array {
  return new Uint8Array(createHash(NODE_HASH[hash]).update(message).digest());
}

/** A signature over a message by a test key: PKCS#1 v1.5 with RSA, ASN.1 DER with ECDSA. */
export function signatureOf(message: Uint8Array, name: Parameters<typeof testKey>[0], hash: HashAlgorithm): Uint8Array {
  const key = { key: testKey(name).privateKey, padding: constants.RSA_PKCS1_PADDING, dsaEncoding: 'der' as const };
  return new Uint8Array(sign(NODE_HASH[hash], message, key));
}

/** The seed of an Ed25519 key: the last 32 bytes of its PKCS#8 (RFC 8410 section 7). */
function seedOf(name: 'ed25519'): Uint8Array {
  return testKey(name).privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(-32);
}

/** An entry for a message with a new signature. */
export function signedEntry(
  message: Uint8Array,
  keyDetails: AlgorithmName,
  kind: NewEntry['verifier']['kind'],
): NewEntry {
  const hash = hashAlgorithmOf(keyDetails);
  const name = KEY_OF[keyDetails];
  return {
    digest: digestOf(message, hash),
    signature: name === 'ed25519' ? signEd25519ph(message, seedOf(name)) : signatureOf(message, name, hash),
    verifier: { kind, rawBytes: kind === 'publicKey' ? testKey(name).spki : testCertificate(name) },
    keyDetails,
  };
}
