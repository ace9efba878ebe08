/** A site with events, without which refusals cannot be distinguished from empty lists. */
import { premise } from '../../../core/check/premise.ts';
import type { Trial } from '../../../core/check/trial.ts';
import { eventsInAnswer } from '../../oracle/answer/events-in-answer.ts';
import type { FeedTarget } from '../../target/target.ts';
import { listedEvents } from '../event/events.ts';
import { withTestItems } from '../publishing/items.ts';
import { readUntil } from '../publishing/visible-within.ts';

/** The slug of the judged site, or of the other site if only that has events; undefined if neither has. */
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
 * Runs a function with a site that has events. If no named site has events, an event is published for that time, if the
 * run may publish. `label`: two lower-case letters, unique to the caller.
 */
export async function atSiteWithEvents(
  feed: FeedTarget,
  t: Trial<FeedTarget, string>,
  label: string,
  work: (site: string) => Promise<void>,
): Promise<void> {
  const site = await t.use(siteWithEvents);
  if (site !== undefined) return work(site);
  if (!feed.publisher)
    t.notApplicable('no named site has events, so refusals cannot be distinguished from empty lists');
  await withTestItems(feed, t, label, async (items) => {
    const item = await items.publish(items.make('the only event'));
    const ask = () => feed.get({ fresh: true });
    const answer = item && (await readUntil(t, ask, (answer) => eventsInAnswer(answer).length > 0));
    if (!answer || eventsInAnswer(answer).length === 0)
      t.inconclusive('no named site has events, and a published event is not listed');
    await work(feed.site);
  });
}
