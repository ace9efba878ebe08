import { HashAlgorithm, PublicKeyDetails } from '../../../../spec/generated/touchstone/rekor/v2/common_pb.ts';

/** The curves of ECDSA, by the names of FIPS 186-5. */
export type CurveName = 'P-256' | 'P-384' | 'P-521';

/** A signature algorithm, with its key type and hash. */
export interface Algorithm {
  readonly keyDetails: PublicKeyDetails;
  /** The name that `keyDetails` has in JSON. */
  readonly name: string;
  readonly family: 'rsa' | 'ecdsa' | 'ed25519ph';
  /** RSA: the length of the modulus. */
  readonly bits?: 2048 | 3072 | 4096;
  /** ECDSA. */
  readonly curve?: CurveName;
  /** The hash that made the digest, as node:crypto calls it. */
  readonly hash: 'sha256' | 'sha384' | 'sha512';
  readonly hashAlgorithm: HashAlgorithm;
  /** Bytes. */
  readonly digestLength: 32 | 48 | 64;
}

const SHA256 = { hash: 'sha256', hashAlgorithm: HashAlgorithm.SHA2_256, digestLength: 32 } as const;
const SHA384 = { hash: 'sha384', hashAlgorithm: HashAlgorithm.SHA2_384, digestLength: 48 } as const;
const SHA512 = { hash: 'sha512', hashAlgorithm: HashAlgorithm.SHA2_512, digestLength: 64 } as const;

type Details = keyof typeof PublicKeyDetails;
const named = (name: Details) => ({ keyDetails: PublicKeyDetails[name], name });
const rsa = (name: Details, bits: 2048 | 3072 | 4096): Algorithm => ({
  ...named(name),
  family: 'rsa',
  bits,
  ...SHA256,
});

/**
 * The algorithms that Rekor v2 accepts by default. Each key type goes with one hash: Sigstore's registry of algorithms
 * no longer lists P-384 or P-521 with SHA-256. Ed25519 without a prehash cannot be verified from a digest.
 */
export const ALGORITHMS: readonly Algorithm[] = [
  { ...named('PKIX_ECDSA_P256_SHA_256'), family: 'ecdsa', curve: 'P-256', ...SHA256 },
  { ...named('PKIX_ECDSA_P384_SHA_384'), family: 'ecdsa', curve: 'P-384', ...SHA384 },
  { ...named('PKIX_ECDSA_P521_SHA_512'), family: 'ecdsa', curve: 'P-521', ...SHA512 },
  { ...named('PKIX_ED25519_PH'), family: 'ed25519ph', ...SHA512 },
  rsa('PKIX_RSA_PKCS1V15_2048_SHA256', 2048),
  rsa('PKIX_RSA_PKCS1V15_3072_SHA256', 3072),
  rsa('PKIX_RSA_PKCS1V15_4096_SHA256', 4096),
];

const byDetails = new Map(ALGORITHMS.map((algorithm) => [algorithm.keyDetails, algorithm]));

/** The algorithm that `keyDetails` names. `undefined`: it names no algorithm, or one that is not allowed. */
export function algorithmOf(keyDetails: PublicKeyDetails): Algorithm | undefined {
  return byDetails.get(keyDetails);
}
