/**
 * The entry that a canonicalized body contains.
 *
 * Follows: Rekor v2, "CreateEntry"
 */
import { base64 } from '../../../oracle/bytes/bytes.ts';
import type { NewEntry } from './log-entry.ts';

/** The entry whose signature and digest a body contains; undefined if the body contains those of no given entry. */
export function ownerOfBody<E extends { readonly entry: NewEntry }>(
  body: Uint8Array,
  among: readonly E[],
): E | undefined {
  const text = Buffer.from(body).toString();
  return among.find(({ entry }) => [entry.signature, entry.digest].every((bytes) => text.includes(base64(bytes))));
}
