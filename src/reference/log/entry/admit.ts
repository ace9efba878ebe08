import type { KeyObject } from 'node:crypto';
import type { PublicKeyDetails } from '../../../../spec/generated/touchstone/rekor/v2/common_pb.ts';
import type { CreateEntryRequest } from '../../../../spec/generated/touchstone/rekor/v2/entry_pb.ts';
import type { Algorithm } from '../signature/algorithms.ts';
import type { HashedRekord, Verifier } from './hashed-rekord.ts';
import { type Admission, invalid } from './refusal.ts';

/** The decisions of admitting a request, one member each. */
export interface AdmitParts {
  /** The algorithm of that name, where it is allowed. */
  algorithmOf(keyDetails: PublicKeyDetails): Algorithm | undefined;
  /** The public key in a verifier. `undefined`: the verifier has no readable key. */
  readKey(verifier: Verifier): KeyObject | undefined;
  /** Whether a key is one of the algorithm. */
  keyFits(algorithm: Algorithm, key: KeyObject): boolean;
  /** Whether a digest is one of the algorithm. */
  digestFits(algorithm: Algorithm, digest: Uint8Array): boolean;
  /** Whether a signature over a digest verifies. */
  verifyDigest(algorithm: Algorithm, key: KeyObject, digest: Uint8Array, signature: Uint8Array): boolean;
}

/**
 * Whether a request may be logged: it is a hashedrekord, nothing in it is missing, its algorithm is one of those that
 * are allowed, the key is one of that algorithm, the digest is as long as its hash, and the signature verifies. The
 * refusal names the failed condition, which its sender can find out from the request as well.
 */
export function admit(request: CreateEntryRequest, parts: AdmitParts): Admission<HashedRekord> {
  if (request.spec.case !== 'hashedRekordRequestV002') return invalid('the request is no hashedrekord');
  const { digest, signature } = request.spec.value;
  const { content, verifier } = signature ?? {};
  if (!content?.length || !verifier?.verifier.case) return invalid('a hashedrekord has a signature and a verifier');
  const algorithm = parts.algorithmOf(verifier.keyDetails);
  if (!algorithm) return invalid('keyDetails names no algorithm that is allowed');
  const kind = verifier.verifier.case;
  const { rawBytes } = verifier.verifier.value;
  const key = parts.readKey({ case: kind, rawBytes });
  if (!key || !parts.keyFits(algorithm, key)) return invalid('the verifier holds no key of its keyDetails');
  if (!parts.digestFits(algorithm, digest)) return invalid('the digest is not as long as its hash');
  if (!parts.verifyDigest(algorithm, key, digest, content)) return invalid('the signature does not verify');
  return { value: { algorithm, digest, signature: content, verifier: { case: kind, rawBytes } } };
}

/** Whether a digest has the length of the algorithm's hash. */
export function digestFits(algorithm: { readonly digestLength: number }, digest: Uint8Array): boolean {
  return digest.length === algorithm.digestLength;
}
