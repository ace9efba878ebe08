/** A feed that is kept in a file, and was used and closed before it is opened. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFeed, type Feed, type FeedRig, sqliteStore } from '../../../../src/reference/feed/index.ts';
import type { Publisher } from '../../target/publisher.ts';
import { eventsAt } from '../events.ts';
import { filledFeed, inProcessPublisher, TESTBED_KEY, TESTBED_OTHER_SITE, TESTBED_SITE } from '../testbed.ts';
import { tryRefused } from './unusual-events.ts';

const CALENDAR = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//touchstone//feed//EN'];

/** A calendar of events, each by its UID, an hour each, at so many hours from now. */
function calendar(now: number, events: Readonly<Record<string, number>>): string {
  const entries = Object.entries(events).flatMap(([uid, hours]) => {
    const start = new Date(now + hours * 3_600_000).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
    return ['BEGIN:VEVENT', `UID:${uid}`, `DTSTART:${start}Z`, 'DURATION:PT1H', `SUMMARY:${uid}`, 'END:VEVENT'];
  });
  return [...CALENDAR, ...entries, 'END:VCALENDAR', ''].join('\r\n');
}

/** What a feed may go through. Where one of the steps does nothing, a later one is refused, or a reader sees it. */
function usedFeed(feed: Feed, now: number): void {
  const [event] = eventsAt(now, TESTBED_SITE);
  const withId = (id: number) => ({ ...event, id });
  // The id of what was withdrawn, or moved to another site, is free again.
  feed.withdraw(feed.publish(TESTBED_SITE, withId(500)));
  const moved = feed.publish(TESTBED_SITE, withId(500));
  feed.update(moved, withId(500), TESTBED_OTHER_SITE);
  feed.publish(TESTBED_SITE, withId(500));
  feed.update(moved, { ...withId(501), title: 'changed at its new site' });
  feed.publish(TESTBED_OTHER_SITE, withId(500));
  tryRefused(() => feed.update(moved, withId(501), TESTBED_SITE + TESTBED_SITE));
  tryRefused(() => feed.update(moved, withId(500), TESTBED_SITE));
  tryRefused(() => feed.update(1_000_000, withId(502)));
  tryRefused(() => feed.publish('nobody', withId(503)));
  // The id of an event that was changed is its own still; without one there may be any number.
  feed.update(feed.publish(TESTBED_SITE, withId(510)), withId(510));
  tryRefused(() => feed.publish(TESTBED_SITE, withId(510)));
  for (const id of [511, 512]) feed.update(feed.publish(TESTBED_SITE, withId(id)), { ...event, id: null });
  // An id that is given is one that nobody has.
  const next = feed.publish(TESTBED_SITE, withId(600)) + 2;
  feed.publish(TESTBED_SITE, withId(next));
  feed.publish(TESTBED_SITE, { title: 'an event without an id', times: event!.times! });
  feed.putSite({ slug: 'gone', name: 'A site that is taken away' });
  feed.publish('gone', withId(1));
  feed.removeSite('gone');
  feed.putSite({ slug: 'gone', name: 'A site that is there again' });
  feed.publish('gone', withId(1));
  feed.importCalendar(TESTBED_SITE, calendar(now, { one: 11, two: 12 }));
  feed.importCalendar(TESTBED_SITE, calendar(now, { two: 13, three: 14 }));
  // Keys like the valid one, which are valid no longer.
  feed.putKey(`${TESTBED_KEY}x`);
  feed.removeKey(`${TESTBED_KEY}x`);
  feed.putKey(`x${TESTBED_KEY}`);
  feed.putKey(`x${TESTBED_KEY}`, { banned: true });
}

/** A file in which a feed with all that a stand has was kept. */
export interface ReopenedFeed {
  /** The rig over that file. */
  readonly install: (rig: FeedRig) => FeedRig;
  /** Publishing by a feed of its own over the same file, once that rig is open. */
  readonly publisher: () => Publisher;
  remove(): Promise<void>;
}

/** Prepares it in a folder of its own. */
export async function reopenedFeed(now: number): Promise<ReopenedFeed> {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-feed-'));
  const store = sqliteStore(join(folder, 'feed.db'));
  let other: Feed | undefined;
  return {
    remove: async () => {
      other?.close();
      await rm(folder, { recursive: true, force: true });
    },
    publisher: () => inProcessPublisher(other!),
    install: (rig) => {
      const separate: FeedRig = { ...rig, store, middleware: [] };
      return {
        ...rig,
        store: () => {
          const before = createFeed(separate);
          usedFeed(filledFeed(before, now), now);
          before.close();
          other = createFeed(separate);
          return store();
        },
      };
    },
  };
}
