import type { Item } from '../event/item.ts';
import type { Site, StoredSite } from '../event/site.ts';
import type { Key } from './key.ts';

/** An item to store, without its number. */
export type Draft = Pick<Item, 'site' | 'event' | 'uid' | 'changed'>;

/** The number and version of an item of a site. */
export interface Stamp {
  readonly number: number;
  /** Differs after every change to the item. */
  readonly version: number;
}

/**
 * The storage of a feed's sites, items and keys. When a function returns, every process can read its writes, and they
 * survive the end of the process. Functions throw a FeedError where the store fails: `locked`, `damaged`,
 * `cannot-write`, `disk-failed`, `stopped` (a write before has failed at the disk), `closed`.
 */
export interface Store {
  /** All sites, by slug. */
  sites(): readonly StoredSite[];
  site(slug: string): StoredSite | undefined;
  /** Adds a site, or changes the name and address of the site with this slug. */
  putSite(site: Required<Site>): void;
  /** Removes a site with its items; false: no such site. */
  removeSite(slug: string): boolean;

  /** The items of a site, in the order of their numbers. */
  stamps(site: StoredSite): readonly Stamp[];
  item(number: number): Item | undefined;
  /** Whether another item of the site has the id. */
  idTaken(slug: string, id: bigint, but?: number): boolean;
  /** The number that the next item gets. */
  nextNumber(): number;
  add(draft: Draft): number;
  change(number: number, draft: Draft): void;
  /** Removes an item; false: no such item. */
  remove(number: number): boolean;
  /** The items of a site that came from a calendar, by UID. */
  imported(slug: string): ReadonlyMap<string, number>;
  /** The id that an event of this UID has, or had before it was withdrawn. */
  idOf(slug: string, uid: string): bigint | undefined;
  /** Records permanently the id of an event of this UID. */
  keepId(slug: string, uid: string, id: bigint): void;

  /** The key of exactly this text. */
  key(text: string): Key | undefined;
  putKey(text: string, banned: boolean): void;
  /** Removes a key; false: no such key. */
  removeKey(text: string): boolean;
  /** Adds to the requests of a key and returns the sum; `undefined`: the store cannot be written at the moment. */
  count(key: Key, requests: number): number | undefined;

  /** Runs `work` on a snapshot: writes of other processes are invisible to it. */
  snapshot<T>(work: () => T): T;
  /** Runs `work` in a transaction: if it throws, nothing is written. */
  transaction<T>(work: () => T): T;
  close(): void;
}

/** Opens a store. */
export type StoreFactory = () => Store;
