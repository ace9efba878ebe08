import type { Item } from '../event/item.ts';
import type { Site, StoredSite } from '../event/site.ts';
import type { Key } from './key.ts';

/** What an item is made of when it is stored, apart from its number. */
export type Draft = Pick<Item, 'site' | 'event' | 'uid' | 'changed'>;

/** Which items a site has, and in which state each is. */
export interface Stamp {
  readonly number: number;
  /** Differs after every change to the item. */
  readonly version: number;
}

/**
 * Where a feed keeps its sites, items and keys. What a function has written is there for every process that reads when
 * it returns, and stays there if the process then dies. Functions throw a FeedError where the store fails: `locked`,
 * `damaged`, `cannot-write`, `closed`.
 */
export interface Store {
  /** All sites, by slug. */
  sites(): readonly StoredSite[];
  site(slug: string): StoredSite | undefined;
  /** Adds a site, or changes what one of this slug is called. */
  putSite(site: Required<Site>): void;
  /** Takes a site away with its items; false: there is none. */
  removeSite(slug: string): boolean;

  /** The items of a site, in the order of their numbers. */
  stamps(site: StoredSite): readonly Stamp[];
  item(number: number): Item | undefined;
  /** Whether another item of the site than this one has the id. */
  idTaken(slug: string, id: bigint, but?: number): boolean;
  /** The number that the next item gets. */
  nextNumber(): number;
  add(draft: Draft): number;
  change(number: number, draft: Draft): void;
  /** False: there is no such item. */
  remove(number: number): boolean;
  /** The items of a site that came from a calendar, by UID. */
  imported(slug: string): ReadonlyMap<string, number>;
  /** The id that an event of this UID has, or had before it was withdrawn. */
  idOf(slug: string, uid: string): bigint | undefined;
  /** Keeps the id that an event of this UID was given, for ever. */
  keepId(slug: string, uid: string, id: bigint): void;

  /** The key of exactly this text. */
  key(text: string): Key | undefined;
  putKey(text: string, banned: boolean): void;
  /** False: there is none. */
  removeKey(text: string): boolean;
  /** Adds to the requests of a key and returns their sum; `undefined`: it cannot be written just now. */
  count(key: Key, requests: number): number | undefined;

  /** All that `work` reads is of one moment, whatever other processes write meanwhile. */
  snapshot<T>(work: () => T): T;
  /** All that `work` writes happens, or nothing of it, if it throws. */
  transaction<T>(work: () => T): T;
  close(): void;
}

/** Opens a store. */
export type StoreFactory = () => Store;
