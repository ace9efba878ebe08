/** Entries that differ from a valid entry in a single part, so that the signature does not verify. */

import { requestJson } from '../../oracle/entry/create-request.ts';
import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import { testKey } from '../key/test-keys.ts';
import type { RefusedRequest } from '../refused-request/changed-request.ts';

const flipped = (bytes: Uint8Array, at: number, bit: number) => bytes.map((byte, i) => (i === at ? byte ^ bit : byte));

/** Flips a bit without changing the form: in the last byte of DER or RSA, in the first byte of Ed25519's number. */
export function anotherSignature(entry: NewEntry, bit = 1): NewEntry {
  const at = entry.keyDetails === 'PKIX_ED25519_PH' ? 32 : entry.signature.length - 1;
  return { ...entry, signature: flipped(entry.signature, at, bit) };
}

/** Flips a bit of the digest. */
export function anotherDigest(entry: NewEntry, bit = 1): NewEntry {
  return { ...entry, digest: flipped(entry.digest, 0, bit) };
}

/**
 * Another public key of the same algorithm; for RSA with one bit of the modulus flipped, since no signature is made
 * with it. Undefined for an algorithm without a second test key.
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
  // Not the bit of the requests in the group `signature`, which the log has refused before.
  const altered: readonly (readonly [what: string, entry: NewEntry | undefined])[] = [
    ['another signature', anotherSignature(entry, 2)],
    ['another digest', anotherDigest(entry, 2)],
    ['another key', anotherKey(entry)],
  ];
  return altered.flatMap(([what, alteredEntry]) =>
    alteredEntry
      ? [
          {
            what: `${what} than in an entry of ${entry.keyDetails} just taken`,
            entry: alteredEntry,
            body: requestJson(alteredEntry),
          },
        ]
      : [],
  );
}
