import type { Feed, NewEvent } from '../../../../src/reference/feed/index.ts';
import { eventsAt } from '../events.ts';

/**
 * So many events of `touchstone serve feed --events`, whose ids the feed gives. The first two have all their values; of the
 * others some are null.
 */
export function servedEvents(now: number, site: string, count: number): readonly NewEvent[] {
  const odd = eventsAt(now, site);
  return Array.from({ length: count }, (_, at) => {
    const { id: _id, ...event } = odd[at % odd.length]!;
    return event;
  });
}

/** Publishes these events. Gives the numbers of their items. */
export function publishServedEvents(feed: Feed, site: string, count: number): readonly number[] {
  return servedEvents(feed.now(), site, count).map((event) => feed.publish(site, event));
}
