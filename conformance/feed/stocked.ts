/** A site that has events now: without them nobody sees who gets none. */
import type { FeedTarget } from '../core/feed-target.ts';
import { premise } from '../core/premise.ts';
import { events } from './events.ts';
import { eventsHeld } from './held.ts';

/** The slug of the site that is judged, or of the other one where only that has events. */
export const stocked = premise<FeedTarget>()({
  name: 'stocked',
  owners: {},
  async find(feed, t): Promise<string> {
    if ((await t.use(events)).events.length > 0) return feed.site;
    const { otherSite } = feed;
    if (otherSite === undefined || eventsHeld(await feed.get({ site: otherSite })).length === 0)
      t.notApplicable('no site that was named has events, so nobody sees who gets none');
    return otherSite!;
  },
});
