/** Entries that differ from a sound one in one thing, so that its signature no longer verifies. */

import { requestJson } from '../../oracle/entry/create-request.ts';
import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import { testKey } from '../key/test-keys.ts';
import type { RefusedRequest } from '../refused-request/changed-request.ts';

const flipped = (bytes: Uint8Array, at: number, bit: number) => bytes.map((byte, i) => (i === at ? byte ^ bit : byte));

/** Flips a bit where the signature keeps its form: in the last byte of DER or RSA, in the first of Ed25519's number. */
export function anotherSignature(entry: NewEntry, bit = 1): NewEntry {
  const at = entry.keyDetails === 'PKIX_ED25519_PH' ? 32 : entry.signature.length - 1;
  return { ...entry, signature: flipped(entry.signature, at, bit) };
}

/** Flips a bit of the digest. */
export function anotherDigest(entry: NewEntry, bit = 1): NewEntry {
  return { ...entry, digest: flipped(entry.digest, 0, bit) };
}

/**
 * Another public key of the same algorithm; for RSA with one bit of the modulus flipped, since no signature is made with it.
 * Undefined for an algorithm of which there is no other test key.
 */
export function anotherKey(entry: NewEntry): NewEntry | undefined {
  const { rawBytes, kind } = entry.verifier;
  if (kind !== 'publicKey') return undefined;
  const withKey = (otherKey: Uint8Array): NewEntry => ({ ...entry, verifier: { kind, rawBytes: otherKey } });
  if (entry.keyDetails === 'PKIX_ECDSA_P256_SHA_256') return withKey(testKey('other-p-256').spki);
  return entry.keyDetails.includes('_RSA_') ? withKey(flipped(rawBytes, rawBytes.length >> 1, 1)) : undefined;
}

/** Requests that differ from a sound entry in its signature, its digest or its key. */
export function alteredRequests(entry: NewEntry): readonly RefusedRequest[] {
  // Another bit than in the requests of the group `signature`, which the log has refused before.
  const altered: readonly (readonly [what: string, entry: NewEntry | undefined])[] = [
    ['another signature', anotherSignature(entry, 2)],
    ['another digest', anotherDigest(entry, 2)],
    ['another key', anotherKey(entry)],
  ];
  return altered.flatMap(([what, other]) =>
    other
      ? [{ what: `${what} than in an entry of ${entry.keyDetails} just taken`, entry: other, body: requestJson(other) }]
      : [],
  );
}
