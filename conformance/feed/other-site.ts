/** That a site lists its own events (interface, "What the service does"). */
import { check } from '../core/check.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { staying } from './appeared.ts';
import { withItems } from './items.ts';
import { entriesOf, eventsOf, lackingIn, listOf, until } from './lists.ts';

export const apart = check<FeedTarget>()({
  proves: 'FEED-LI-003',
  needs: ['publisher', 'otherSite'],
  reasons: { leaked: 'an event is listed for a site in which it was not published' },
  run: async (feed, t) => {
    await t.use(staying);
    await withItems(feed, t, 'si', async (items) => {
      for (const [site, other] of [
        [feed.site, feed.otherSite],
        [feed.otherSite, feed.site],
      ] as const) {
        const item = await items.publish(items.make(`an event of ${site}`, {}, site));
        if (!item) continue;
        const there = await until(
          t,
          () => listOf(feed, { site }),
          (list) => lackingIn(list, [item]).length === 0,
        );
        if (lackingIn(there, [item]).length > 0)
          t.inconclusive(`an event that was published in ${site} is not listed there`);
        const { events, answer } = await eventsOf(feed, t, { site: other });
        // An id is of one site, so only what says the mark is ours.
        const marked = { mark: item.mark, event: { ...item.event, id: null } };
        const [found] = entriesOf(events, marked);
        const expected = `no event of ${site} in the list of ${other}`;
        const defect = {
          reason: 'leaked',
          expected,
          actual: item.event.title ?? 'one',
          at: found?.pointer ?? '/data',
        } as const;
        t.judge(found ? defect : undefined, answer);
      }
      if (t.subjects === 0) t.notApplicable(`the feed could have no such events: ${items.refusals[0]}`);
    });
  },
});
