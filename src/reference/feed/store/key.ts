import type { Status } from '../http/statuses.ts';

/** What the store knows of a key. */
export interface Key {
  /** The store's own number, never used again. */
  readonly number: number;
  readonly banned: boolean;
  /** Requests counted for it when it was read. */
  readonly requests: number;
}

/** What the keys of a request allow. */
export interface Authorised {
  readonly status: Extract<Status, 200 | 401 | 403 | 511>;
  /** The key that the request is counted for; absent: for none. */
  readonly key?: Key;
}

/**
 * Judges the values of `key` in a query: none, or an empty one, is 511; one that is not known, or several, is 401, so
 * that no second value gets past a check of the first; a banned one is 403. `find` compares exactly.
 */
export function authorise(given: readonly string[], find: (text: string) => Key | undefined): Authorised {
  const [text = ''] = given;
  if (given.length > 1) return { status: 401 };
  if (text === '') return { status: 511 };
  const key = find(text);
  if (key === undefined) return { status: 401 };
  return { status: key.banned ? 403 : 200, key };
}
