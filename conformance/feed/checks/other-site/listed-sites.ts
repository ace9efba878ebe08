import { check } from '../../../core/check/check.ts';
import { entriesOfItem } from '../../oracle/item/entries.ts';
import { formatItem } from '../../oracle/item/format.ts';
import type { EventList } from '../../oracle/list/event-list.ts';
import { readList } from '../../premises/list/lists.ts';
import { withTestItems } from '../../premises/publishing/items.ts';
import { visibleWithinMs } from '../../premises/publishing/visible-within.ts';
import { lastingItem } from '../../premises/realtime/lasting-item.ts';
import { furtherSites } from '../../premises/site/further-sites.ts';
import { gatheringSite } from '../../premises/site/gathering-site.ts';
import type { FeedTarget } from '../../target/target.ts';

/**
 * A site of the list may gather the events of others, or be another name of one of them: the interface document neither
 * allows nor forbids it.
 */
export const listedSites = check<FeedTarget>()({
  // FEED-LI-003 (must): Only events of the requested site are listed. [interface, "What the service does"]
  proves: 'FEED-LI-003',
  needs: ['publisher', 'sites'],
  reasons: {
    'not-as-declared': 'a site of the list has events of another site, against the declaration',
  },
  run: async (feed, t) => {
    await t.use(lastingItem);
    const sites = (await t.use(furtherSites)).filter(({ site }) => site !== feed.otherSite);
    if (sites.length === 0) t.notApplicable('no site of the list is served, apart from the named ones');
    await withTestItems(feed, t, 'sf', async (items) => {
      const item = await items.publish(items.make(`an event of ${feed.site}`));
      if (!item) return t.notApplicable(`the feed accepted no such event: ${items.refusals[0]}`);
      await t.time.sleep(visibleWithinMs(t), t.signal);
      const marked = { mark: item.mark, event: { ...item.event, id: null } };
      let found: { readonly site: string; readonly list: EventList } | undefined;
      for (const { site } of sites) {
        const list = await readList(feed, { site });
        if (entriesOfItem(list.events ?? [], marked).length > 0) found ??= { site, list };
      }
      const gathering = found ? undefined : await gatheringSite(feed, t);
      if (gathering) {
        found = gathering;
        const { site, other } = gathering;
        const hint = `--declare site-lists=own makes that a failure, and so does --other-site with --site, which name both`;
        t.note(`${site} lists all events of ${other}, whose slug begins in the same way: ${hint}`);
      }
      // Where some sites gather the events of others, the ones that were read need not be among them.
      if (!found && t.declared('site-lists') === 'gathered') return t.judge(undefined);
      const defect = t.chose('site-lists', found ? 'gathered' : 'own');
      const what = gathering ? `all events of ${gathering.other}` : formatItem(item);
      const at = found && `events/${found.site}.json: ${what}`;
      t.judge(defect && { ...defect, reason: 'not-as-declared', ...(at ? { at } : {}) }, found?.list.answer);
    });
  },
});
