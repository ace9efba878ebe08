import type { Status } from '../http/statuses.ts';

/** A key in the store. */
export interface Key {
  /** The store's own number, never used again. */
  readonly number: number;
  readonly banned: boolean;
  /** Requests counted for the key when it was read. */
  readonly requests: number;
}

/** The verdict on the keys of a request. */
export interface Authorised {
  readonly status: Extract<Status, 200 | 401 | 403 | 511>;
  /** The key for which the request is counted; absent: it is not counted. */
  readonly key?: Key;
}

/**
 * Judges the values of `key` in a query: an absent or empty key is 511; an unknown key, or several, is 401, so that no
 * second value gets past a check of the first; a banned key is 403. `find` compares exactly.
 */
export function authorise(given: readonly string[], find: (text: string) => Key | undefined): Authorised {
  const [text = ''] = given;
  if (given.length > 1) return { status: 401 };
  if (text === '') return { status: 511 };
  const key = find(text);
  if (key === undefined) return { status: 401 };
  return { status: key.banned ? 403 : 200, key };
}
