import type { Clock } from '../clock.ts';
import type { Handler } from '../serve.ts';
import { type Imported, importCalendar } from './calendar/import-calendar.ts';
import type { ReadingCalendar } from './calendar/read-calendar.ts';
import { listings } from './event/listing.ts';
import { publish } from './event/publish.ts';
import { feedDirect, feedHandler, type Mounted } from './http/handler.ts';
import type { Publisher } from './http/publish-route.ts';
import type { FeedRig } from './rig.ts';
import { counter } from './store/counter.ts';
import { turnReads } from './store/reads.ts';

/** A site events feed. */
export interface Feed extends Publisher {
  readonly handler: Handler;
  /**
   * Publishes the events of an iCalendar file (RFC 5545) in a site, in one transaction. An event that was imported
   * before is updated, by its UID; an event that is not in the file any more is withdrawn.
   * @throws FeedError `invalid`, `no-such-site`.
   */
  importCalendar(slug: string, text: string, o?: Partial<ReadingCalendar>): Imported;
  /** The feed's current time, in milliseconds since the epoch. */
  now(): number;
  /** Ends all use of the store. Later requests fail with an error. */
  close(): void;
}

/**
 * Opens the feed in the rig's store, or starts one there.
 *
 * @throws FeedError where the store cannot be used: see `sqliteStore`.
 */
export function createFeed(rig: FeedRig): Feed {
  const store = rig.store();
  let standing: number | null = null;
  const clock: Clock = { now: () => standing ?? rig.clock.now() };
  const reads = turnReads(store);
  const counting = counter(store);

  /** Runs a write of this process, after which the next request reads the store again. */
  const withFreshReads = <A extends unknown[], R>(work: (...parameters: A) => R): ((...parameters: A) => R) => {
    return (...parameters) => {
      try {
        return work(...parameters);
      } finally {
        reads.forget();
      }
    };
  };
  const published = publish(store, clock);
  const publisher: Publisher = {
    putSite: withFreshReads(published.putSite),
    removeSite: withFreshReads(published.removeSite),
    publish: withFreshReads(published.publish),
    update: withFreshReads(published.update),
    withdraw: withFreshReads(published.withdraw),
    putKey: withFreshReads(published.putKey),
    removeKey: withFreshReads(published.removeKey),
    setNow: (ms) => {
      standing = ms;
    },
  };
  const mounted: Mounted = { rig, store, clock, reads, counter: counting, listings: listings(rig, store), publisher };
  const around = rig.middleware.reduceRight<Handler>((next, middleware) => middleware(next), feedHandler(mounted));
  // Middleware has to see every request.
  const handler = rig.middleware.length > 0 ? around : Object.assign(around, { direct: feedDirect(mounted) });
  return {
    ...publisher,
    handler,
    importCalendar: withFreshReads((slug, text, o = {}) => importCalendar(store, clock, slug, text, o)),
    now: clock.now,
    close: () => {
      counting.flush();
      store.close();
    },
  };
}
