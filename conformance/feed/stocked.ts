/** A site that has events now: without them nobody sees who gets none. */
import type { FeedTarget } from '../core/feed-target.ts';
import { premise } from '../core/premise.ts';
import type { Trial } from '../core/trial.ts';
import { events } from './events.ts';
import { eventsHeld } from './held.ts';
import { withItems } from './items.ts';
import { until } from './lists.ts';

/** The slug of the site that is judged, or of the other where only that has events; undefined where neither has. */
const stocked = premise<FeedTarget>()({
  name: 'stocked',
  owners: {},
  async find(feed, t): Promise<string | undefined> {
    const { events: listed, ours } = await t.use(events);
    if (listed.length > 0 && !ours) return feed.site;
    const site = feed.otherSite;
    return site !== undefined && eventsHeld(await feed.get({ site })).length > 0 ? site : undefined;
  },
});

/**
 * Does something with a site that has events. Where none that was named has, one is published for as long as that takes,
 * if it may be. `label`: two small letters, unlike those of others.
 */
export async function inStock(
  feed: FeedTarget,
  t: Trial<FeedTarget, string>,
  label: string,
  work: (site: string) => Promise<void>,
): Promise<void> {
  const site = await t.use(stocked);
  if (site !== undefined) return work(site);
  if (!feed.publisher) t.notApplicable('no site that was named has events, so nobody sees who gets none');
  await withItems(feed, t, label, async (items) => {
    const item = await items.publish(items.make('the only event'));
    const ask = () => feed.get({ fresh: true });
    const answer = item && (await until(t, ask, (one) => eventsHeld(one).length > 0));
    if (!answer || eventsHeld(answer).length === 0)
      t.inconclusive('no site that was named has events, and one that was published is not listed');
    await work(feed.site);
  });
}
