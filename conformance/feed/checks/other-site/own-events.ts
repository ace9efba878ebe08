import { check } from '../../../core/check/check.ts';
import { entriesOfItem, missingItems } from '../../oracle/item/entries.ts';
import { readList, requireList } from '../../premises/list/lists.ts';
import { withTestItems } from '../../premises/publishing/items.ts';
import { readUntil } from '../../premises/publishing/visible-within.ts';
import { lastingItem } from '../../premises/realtime/lasting-item.ts';
import type { FeedTarget } from '../../target/target.ts';

export const ownEvents = check<FeedTarget>()({
  // FEED-LI-003 (must): Only events of the requested site are listed. [interface, "What the service does"]
  proves: 'FEED-LI-003',
  needs: ['publisher', 'otherSite'],
  reasons: { leaked: 'an event is listed for a site for which it was not published' },
  run: async (feed, t) => {
    if (t.declared('site-lists') === 'gathered')
      t.notApplicable('a site may list the events of other sites, as declared');
    await t.use(lastingItem);
    await withTestItems(feed, t, 'si', async (items) => {
      for (const [site, otherSite] of [
        [feed.site, feed.otherSite],
        [feed.otherSite, feed.site],
      ] as const) {
        const item = await items.publish(items.make(`an event of ${site}`, {}, site));
        if (!item) continue;
        const there = await readUntil(
          t,
          () => readList(feed, { site }),
          (list) => missingItems(list, [item]).length === 0,
        );
        if (missingItems(there, [item]).length > 0)
          t.inconclusive(`an event that was published for ${site} is not listed there`);
        const { events, answer } = await requireList(feed, t, { site: otherSite });
        // Ids are unique within a site only, so the event is identified by its mark.
        const marked = { mark: item.mark, event: { ...item.event, id: null } };
        const [found] = entriesOfItem(events, marked);
        const expected = `no event of ${site} in the list of ${otherSite} (for a site that gathers others: --declare site-lists=gathered)`;
        const defect = {
          reason: 'leaked',
          expected,
          actual: item.event.title ?? 'one',
          at: found?.pointer ?? '/data',
        } as const;
        t.judge(found ? defect : undefined, answer);
      }
      if (t.subjects === 0) t.notApplicable(`the feed accepted no such events: ${items.refusals[0]}`);
    });
  },
});
