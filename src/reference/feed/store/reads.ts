// Fake timers replace the global one, and a client's test that has them would wait for ever.

import { setImmediate } from 'node:timers';
import type { StoredSite } from '../event/site.ts';
import type { Key } from './key.ts';
import type { Store } from './store.ts';

/** What every request reads of the store. */
export interface Reads {
  site(slug: string): StoredSite | undefined;
  key(text: string): Key | undefined;
  /** To be called after every write of this process. */
  forget(): void;
}

/**
 * Reads once for all requests of a turn of the event loop. None of them sees less than it should: a request that follows
 * a publication by another process arrives after it, so it is in no turn that began before; and it reads the site after
 * it was counted, which is when the next turn has begun.
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
  const once = <V>(known: Map<string, V>, name: string, read: (name: string) => V): V => {
    if (known.has(name)) return known.get(name)!;
    const value = read(name);
    known.set(name, value);
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
