// Imported, because fake timers replace the global function, and a client's test with fake timers would wait endlessly.

import { setImmediate } from 'node:timers';
import type { StoredSite } from '../event/site.ts';
import type { Key } from './key.ts';
import type { Store } from './store.ts';

/** The reads that every request does. */
export interface Reads {
  site(slug: string): StoredSite | undefined;
  key(text: string): Key | undefined;
  /** Drops the cached reads; called after every write of this process. */
  forget(): void;
}

/**
 * Reads once for all requests of a turn of the event loop. No request misses a publication: a request that follows a
 * publication by another process arrives after it, so its turn began later; and it reads the site after it was counted,
 * which is when the next turn has begun.
 */
export function turnReads(store: Pick<Store, 'site' | 'key'>): Reads {
  const sites = new Map<string, StoredSite | undefined>();
  const keys = new Map<string, Key | undefined>();
  let planned = false;
  const forget = (): void => {
    planned = false;
    sites.clear();
    keys.clear();
  };
  const once = <V>(cache: Map<string, V>, name: string, read: (name: string) => V): V => {
    if (cache.has(name)) return cache.get(name)!;
    const value = read(name);
    cache.set(name, value);
    if (!planned) setImmediate(forget);
    planned = true;
    return value;
  };
  return {
    site: (slug) => once(sites, slug, store.site),
    key: (text) => once(keys, text, store.key),
    forget,
  };
}
