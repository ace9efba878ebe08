/**
 * Types of keys with the hash that each signs, by the names of Sigstore's enum PublicKeyDetails, and the types that
 * Rekor v2 accepts for hashedrekord.
 *
 * Anchored by: the enum as @sigstore/protobuf-specs publishes it; kat.json hashedrekord_requests (P-256, P-384)
 */

/** Every name of the enum, in the order of their numbers from 0. */
const NAMES = [
  'PUBLIC_KEY_DETAILS_UNSPECIFIED',
  'PKCS1_RSA_PKCS1V5',
  'PKCS1_RSA_PSS',
  'PKIX_RSA_PKCS1V5',
  'PKIX_RSA_PSS',
  'PKIX_ECDSA_P256_SHA_256',
  'PKIX_ECDSA_P256_HMAC_SHA_256',
  'PKIX_ED25519',
  'PKIX_ED25519_PH',
  'PKIX_RSA_PKCS1V15_2048_SHA256',
  'PKIX_RSA_PKCS1V15_3072_SHA256',
  'PKIX_RSA_PKCS1V15_4096_SHA256',
  'PKIX_ECDSA_P384_SHA_384',
  'PKIX_ECDSA_P521_SHA_512',
  'LMS_SHA256',
  'LMOTS_SHA256',
  'PKIX_RSA_PSS_2048_SHA256',
  'PKIX_RSA_PSS_3072_SHA256',
  'PKIX_RSA_PSS_4096_SHA256',
  'PKIX_ECDSA_P384_SHA_256',
  'PKIX_ECDSA_P521_SHA_256',
  'ML_DSA_65',
  'ML_DSA_87',
  'ML_DSA_44',
];

/** The algorithms that Rekor v2 accepts unless it is configured to accept fewer. */
export const ALGORITHMS = [
  'PKIX_ECDSA_P256_SHA_256',
  'PKIX_ECDSA_P384_SHA_384',
  'PKIX_ECDSA_P521_SHA_512',
  'PKIX_ED25519_PH',
  'PKIX_RSA_PKCS1V15_2048_SHA256',
  'PKIX_RSA_PKCS1V15_3072_SHA256',
  'PKIX_RSA_PKCS1V15_4096_SHA256',
] as const;

/** One of the seven allowed algorithms. */
export type AlgorithmName = (typeof ALGORITHMS)[number];

/** Names of Sigstore's enum HashAlgorithm. */
export type HashAlgorithm = 'SHA2_256' | 'SHA2_384' | 'SHA2_512';

/** The lengths of their digests in bytes (FIPS 180-4). */
export const DIGEST_BYTES: Readonly<Record<HashAlgorithm, number>> = { SHA2_256: 32, SHA2_384: 48, SHA2_512: 64 };

/** The number that the enum gives to a name. RangeError for a name that it does not have. */
export function keyDetailsNumber(name: string): number {
  const number = NAMES.indexOf(name);
  if (number < 0) throw new RangeError(`PublicKeyDetails has no ${name}`);
  return number;
}

/** The name that the enum gives to a number; undefined for a number that it does not have. */
export function keyDetailsName(number: number): string | undefined {
  return NAMES[number];
}

/** The hash of a signing algorithm. Ed25519ph has SHA-512 in it (RFC 8032 section 5.1). */
export function hashAlgorithmOf(keyDetails: string): HashAlgorithm {
  if (keyDetails === 'PKIX_ECDSA_P384_SHA_384') return 'SHA2_384';
  return keyDetails === 'PKIX_ECDSA_P521_SHA_512' || keyDetails === 'PKIX_ED25519_PH' ? 'SHA2_512' : 'SHA2_256';
}
