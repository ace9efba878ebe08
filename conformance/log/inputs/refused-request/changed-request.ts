/** Requests that are refused for one member of their JSON. */

import { requestWith } from '../../oracle/entry/create-request.ts';
import type { NewEntry } from '../../oracle/entry/log-entry.ts';
import type { EntryMaker } from '../entry/entry-maker.ts';

/** A request that no log may take, and what is wrong with it. */
export interface RefusedRequest {
  /** What it has or is, as a person would say it: `another key`. */
  readonly what: string;
  readonly body: Uint8Array;
  /** What a log would take in if it did; absent where the request says of no entry. */
  readonly entry?: NewEntry;
}

/** The requests of a group: each is one thing away from the sound P-256 entry of the name. */
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
