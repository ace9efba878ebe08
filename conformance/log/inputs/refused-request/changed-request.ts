/** Requests that are refused for a single member of their JSON. */

import { requestWith } from '../../oracle/entry/create-request.ts';
import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import type { EntryMaker } from '../entry/entry-maker.ts';

/** A request that a log must refuse. */
export interface RefusedRequest {
  /** The defect as a noun phrase: `another key`. */
  readonly what: string;
  readonly body: Uint8Array;
  /** The entry that a log would create if it accepted the request; absent if the request has no entry. */
  readonly entry?: NewEntry;
}

/** Makes the requests of a group. */
export type RefusedRows = (maker: EntryMaker, name: string) => readonly RefusedRequest[];

export const REQUEST_MEMBER = 'hashedRekordRequestV002';
export const SIGNATURE_MEMBER = [REQUEST_MEMBER, 'signature'];
export const VERIFIER_MEMBER = [...SIGNATURE_MEMBER, 'verifier'];
export const PUBLIC_KEY_MEMBER = [...VERIFIER_MEMBER, 'publicKey'];
export const KEY_DETAILS_MEMBER = [...VERIFIER_MEMBER, 'keyDetails'];

/** Changes of a single member in the request of the valid entry. */
export function changedMember(
  maker: EntryMaker,
  name: string,
  changes: readonly (readonly [what: string, path: readonly string[], value: unknown])[],
): readonly RefusedRequest[] {
  return changes.map(([what, path, value]) => ({ what, body: requestWith(maker.make(name), path, value) }));
}
