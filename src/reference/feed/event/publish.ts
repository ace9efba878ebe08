import type { Clock } from '../../clock.ts';
import { idTaken, invalid, noSuchItem, noSuchSite } from '../error.ts';
import type { Json } from '../format/json.ts';
import type { Store } from '../store/store.ts';
import type { Event, NewEvent } from './event.ts';
import { writeInstant } from './instant.ts';
import { type Given, readEvent } from './read-event.ts';
import { checkSite, type Site } from './site.ts';

/** The operations of publishers. When an operation returns, its effect is visible to every reader and stored. */
export interface Publish {
  /** Adds a site, or changes the name and address of a site. @throws FeedError `invalid`. */
  putSite(site: Site): void;
  /** Removes a site with its items; false: no such site. */
  removeSite(slug: string): boolean;
  /**
   * Publishes an event and gives its item's number.
   * @throws FeedError `no-such-site`, `invalid`, `id-taken`.
   */
  publish(slug: string, event: NewEvent | Json): number;
  /**
   * Replaces the event of an item, and moves it to the site `slug` if that is given.
   * @throws FeedError `no-such-item`, `no-such-site`, `invalid`, `id-taken`.
   */
  update(number: number, event: NewEvent | Json, slug?: string): void;
  /** Removes an item; false: no such item. */
  withdraw(number: number): boolean;
  /** Makes a key valid, or bans it; its count goes on. @throws FeedError `invalid`. */
  putKey(key: string, o?: { readonly banned?: boolean }): void;
  /** Removes a key; false: no such key. */
  removeKey(key: string): boolean;
}

/** Publishes into a store, at the time of a clock. */
export function publish(store: Store, clock: Clock): Publish {
  const given = (id: bigint | null): Given => ({ id, updated: writeInstant(clock.now()) });
  const check = (slug: string, event: Event, number?: number): void => {
    if (event.id !== null && store.idTaken(slug, event.id, number)) throw idTaken(slug, event.id);
  };
  return {
    putSite: (site) => store.putSite(checkSite(site)),
    removeSite: (slug) => store.removeSite(slug),
    publish: (slug, value) =>
      store.transaction(() => {
        if (store.site(slug) === undefined) throw noSuchSite(slug);
        const event = readEvent(value, given(freeId(store, slug)));
        check(slug, event);
        return store.add({ site: slug, event, uid: null, changed: clock.now() });
      }),
    update: (number, value, slug) =>
      store.transaction(() => {
        const old = store.item(number);
        if (old === undefined) throw noSuchItem(number);
        const site = slug ?? old.site;
        if (store.site(site) === undefined) throw noSuchSite(site);
        const event = readEvent(value, given(old.event.id));
        check(site, event, number);
        store.change(number, { site, event, uid: site === old.site ? old.uid : null, changed: clock.now() });
      }),
    withdraw: (number) => store.remove(number),
    putKey: (key, { banned = false } = {}) => {
      if (key !== '' && key.isWellFormed() && !key.includes('\ufffd')) return store.putKey(key, banned);
      throw invalid('key', 'text that a query can carry, not empty', JSON.stringify(key));
    },
    removeKey: (key) => store.removeKey(key),
  };
}

/** An id for an event without one: the number of its item, or the next number that is free in the site. */
export function freeId(store: Store, slug: string): bigint {
  let id = BigInt(store.nextNumber());
  while (store.idTaken(slug, id)) id++;
  return id;
}
