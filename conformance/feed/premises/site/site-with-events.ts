/** A site that has events now: without them nobody sees who gets none. */
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { eventsInAnswer } from '../../oracle/answer/events-in-answer.ts';
import type { FeedTarget } from '../../target/target.ts';
import { listedEvents } from '../event/events.ts';
import { withTestItems } from '../publishing/items.ts';
import { readUntil } from '../publishing/visible-within.ts';

/** The slug of the site that is judged, or of the other where only that has events; undefined where neither has. */
const siteWithEvents = premise<FeedTarget>()({
  name: 'site-with-events',
  async find(feed, t): Promise<string | undefined> {
    const { events: listed, ours } = await t.use(listedEvents);
    if (listed.length > 0 && !ours) return feed.site;
    const site = feed.otherSite;
    return site !== undefined && eventsInAnswer(await feed.get({ site })).length > 0 ? site : undefined;
  },
});

/**
 * Does something with a site that has events. Where none that was named has, one is published for as long as that takes,
 * if it may be. `label`: two small letters, unlike those of others.
 */
export async function atSiteWithEvents(
  feed: FeedTarget,
  t: Trial<FeedTarget, string>,
  label: string,
  work: (site: string) => Promise<void>,
): Promise<void> {
  const site = await t.use(siteWithEvents);
  if (site !== undefined) return work(site);
  if (!feed.publisher) t.notApplicable('no site that was named has events, so nobody sees who gets none');
  await withTestItems(feed, t, label, async (items) => {
    const item = await items.publish(items.make('the only event'));
    const ask = () => feed.get({ fresh: true });
    const answer = item && (await readUntil(t, ask, (answer) => eventsInAnswer(answer).length > 0));
    if (!answer || eventsInAnswer(answer).length === 0)
      t.inconclusive('no site that was named has events, and one that was published is not listed');
    await work(feed.site);
  });
}
