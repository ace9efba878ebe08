import type { CreateEntryRequest } from '../../../../spec/generated/touchstone/rekor/v2/entry_pb.ts';
import type { Parts } from '../parts.ts';
import type { HashedRekord } from './hashed-rekord.ts';
import { type Admission, invalid } from './refusal.ts';

/**
 * Whether a request may be logged: it is a hashedrekord, nothing in it is missing, its algorithm is one of those that
 * are allowed, the key is one of that algorithm, the digest is as long as its hash, and the signature verifies. The
 * refusal does not say which of these it was beyond what its sender knows already.
 */
export function admit(request: CreateEntryRequest, parts: Parts): Admission<HashedRekord> {
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

/** Whether a digest is one of the algorithm's hash, by its length. */
export function digestFits(algorithm: { readonly digestLength: number }, digest: Uint8Array): boolean {
  return digest.length === algorithm.digestLength;
}
