/** Requests that are refused for one member of their JSON. */

import { requestWith } from '../../oracle/entry/create-request.ts';
import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import type { EntryMaker } from '../entry/entry-maker.ts';

/** A request that a log must refuse. */
export interface RefusedRequest {
  /** What is wrong with it, as a noun phrase: `another key`. */
  readonly what: string;
  readonly body: Uint8Array;
  /** The entry that a log would create if it accepted the request; absent where the request names none. */
  readonly entry?: NewEntry;
}

/** Makes the requests of a group. */
export type RefusedRows = (maker: EntryMaker, name: string) => readonly RefusedRequest[];

export const REQUEST_MEMBER = 'hashedRekordRequestV002';
export const SIGNATURE_MEMBER = [REQUEST_MEMBER, 'signature'];
export const VERIFIER_MEMBER = [...SIGNATURE_MEMBER, 'verifier'];
export const PUBLIC_KEY_MEMBER = [...VERIFIER_MEMBER, 'publicKey'];
export const KEY_DETAILS_MEMBER = [...VERIFIER_MEMBER, 'keyDetails'];

/** Changes of one member of the sound entry's request. */
export function changedMember(
  maker: EntryMaker,
  name: string,
  changes: readonly (readonly [what: string, path: readonly string[], value: unknown])[],
): readonly RefusedRequest[] {
  return changes.map(([what, path, value]) => ({ what, body: requestWith(maker.make(name), path, value) }));
}
