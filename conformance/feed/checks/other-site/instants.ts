import { check } from '../../../core/check/check.ts';
import { occurrenceInstantDefect } from '../../oracle/event/published-instants.ts';
import { entriesOfItem } from '../../oracle/item/entries.ts';
import { formatItemDefect } from '../../oracle/item/format.ts';
import { rightInstants } from '../../premises/published/right-instants.ts';
import { otherSiteItem } from '../../premises/realtime/other-site-item.ts';
import type { FeedTarget } from '../../target/target.ts';

/** The clocks of another site may be those of another place. */
export const instants = check<FeedTarget>()({
  // FEED-EV-010 (must): A date-time denotes the instant that was published. [interface, "Event"]
  proves: 'FEED-EV-010',
  needs: ['publisher', 'otherSite'],
  reasons: { occurrence: 'an occurrence at the other site starts or ends at another instant than was published' },
  run: async (_feed, t) => {
    await t.use(rightInstants);
    const { item, list } = await t.use(otherSiteItem);
    const entries = entriesOfItem(list.events ?? [], item);
    if (entries.length === 0) t.inconclusive('the item of the other site is not listed, which another check judges');
    for (const event of entries)
      t.judge(formatItemDefect(occurrenceInstantDefect(item.event, event), item, event), list.answer);
  },
});
