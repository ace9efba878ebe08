/** Entries that differ from a sound one in one thing, so that its signature no longer verifies. */

import { requestJson } from '../../oracle/entry/create-request.ts';
import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import { testKey } from '../key/test-keys.ts';
import type { RefusedRequest } from '../refused-request/changed-request.ts';

const flipped = (bytes: Uint8Array, at: number, bit: number) => bytes.map((byte, i) => (i === at ? byte ^ bit : byte));

/** One bit of a signature, where it is one still: in the last byte of DER or RSA, in the first of Ed25519's number. */
export function anotherSignature(entry: NewEntry, bit = 1): NewEntry {
  const at = entry.keyDetails === 'PKIX_ED25519_PH' ? 32 : entry.signature.length - 1;
  return { ...entry, signature: flipped(entry.signature, at, bit) };
}

/** One bit of a digest. */
export function anotherDigest(entry: NewEntry, bit = 1): NewEntry {
  return { ...entry, digest: flipped(entry.digest, 0, bit) };
}

/**
 * Another public key of the same algorithm: of RSA one bit of the modulus, which nobody knows the factors of. `undefined`
 * where no other one is at hand.
 */
export function anotherKey(entry: NewEntry): NewEntry | undefined {
  const { rawBytes, kind } = entry.verifier;
  if (kind !== 'publicKey') return undefined;
  const held = (other: Uint8Array): NewEntry => ({ ...entry, verifier: { kind, rawBytes: other } });
  if (entry.keyDetails === 'PKIX_ECDSA_P256_SHA_256') return held(testKey('other-p-256').spki);
  return entry.keyDetails.includes('_RSA_') ? held(flipped(rawBytes, rawBytes.length >> 1, 1)) : undefined;
}

/** What shares all but one thing with a sound entry: its key and digest, its key and signature, its digest and signature. */
export function alteredRequests(entry: NewEntry): readonly RefusedRequest[] {
  // Another bit than that of what may have been refused before.
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
