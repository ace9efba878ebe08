/** Requests that are refused for one member of their JSON. */
import type { NewEntry } from '../core/log-entry.ts';
import { requestWith } from '../oracle/create-request.ts';
import type { EntryMaker } from './entry-maker.ts';

/** A request that no log may take, and what is wrong with it. */
export interface RefusedRequest {
  /** What it has or is, as a person would say it: `another key`. */
  readonly what: string;
  readonly body: Uint8Array;
  /** What a log would take in if it did; absent where the request says of no entry. */
  readonly entry?: NewEntry;
}

/** The requests of a group: each is one thing away from the sound P-256 entry of the name. */
export type Rows = (maker: EntryMaker, name: string) => readonly RefusedRequest[];

export const REQUEST = 'hashedRekordRequestV002';
export const SIGNATURE = [REQUEST, 'signature'];
export const VERIFIER = [...SIGNATURE, 'verifier'];
export const PUBLIC_KEY = [...VERIFIER, 'publicKey'];
export const KEY_DETAILS = [...VERIFIER, 'keyDetails'];

/** Changes of one member of the sound entry's request. */
export function changed(
  maker: EntryMaker,
  name: string,
  changes: readonly (readonly [what: string, path: readonly string[], value: unknown])[],
): readonly RefusedRequest[] {
  return changes.map(([what, path, value]) => ({ what, body: requestWith(maker.make(name), path, value) }));
}
