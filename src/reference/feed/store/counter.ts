// Imported, because fake timers replace the global function, and a client's test with fake timers would wait endlessly.

import { setImmediate } from 'node:timers';
import type { Key } from './key.ts';
import type { Store } from './store.ts';

/** Counts the requests of keys. */
export interface Counter {
  /** Counts a request and resolves with its number, once it is written. */
  count(key: Key): Promise<number>;
  /** Writes the counts that are not written yet. */
  flush(): void;
}

interface Tally {
  readonly key: Key;
  readonly waiting: PromiseWithResolvers<number>[];
  /** Counted, but not written yet. */
  owed: number;
  last: number;
}

/**
 * A counter that writes once for all requests of a turn of the event loop, since a write takes longer than an answer.
 * Where the store cannot be written the feed still answers: the counts are written later.
 */
export function counter(store: Pick<Store, 'count'>): Counter {
  const tallies = new Map<number, Tally>();
  let planned = false;

  const write = (tally: Tally): void => {
    const waiting = tally.waiting.splice(0);
    if (waiting.length + tally.owed === 0) return;
    try {
      const sum = store.count(tally.key, tally.owed + waiting.length);
      tally.owed = sum === undefined ? tally.owed + waiting.length : 0;
      tally.last = sum ?? tally.last + waiting.length;
      for (const [i, { resolve }] of waiting.entries()) resolve(tally.last - waiting.length + 1 + i);
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  };
  const flush = (): void => {
    planned = false;
    for (const tally of tallies.values()) write(tally);
  };

  return {
    count: (key) => {
      let tally = tallies.get(key.number);
      if (tally === undefined) tallies.set(key.number, (tally = { key, waiting: [], owed: 0, last: key.requests }));
      const resolvers = Promise.withResolvers<number>();
      tally.waiting.push(resolvers);
      if (!planned) setImmediate(flush);
      planned = true;
      return resolvers.promise;
    },
    flush,
  };
}
