import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { changeTimeDefect } from '../../oracle/event/change-time.ts';
import { updatedInstantDefect } from '../../oracle/event/published-instants.ts';
import { entriesOfItem } from '../../oracle/item/entries.ts';
import { formatItemDefect } from '../../oracle/item/format.ts';
import { NONE_PUBLISHED } from '../../premises/published/batch.ts';
import { itemInstantDefect, rightInstants } from '../../premises/published/right-instants.ts';
import { changeTimes } from '../../premises/realtime/change-time.ts';
import type { FeedTarget } from '../../target/target.ts';

export const instants = check<FeedTarget>()({
  // FEED-EV-010 (must): A date-time denotes the instant that was published. [interface, "Event"]
  proves: 'FEED-EV-010',
  needs: ['publisher'],
  reasons: {
    occurrence: 'an occurrence starts or ends at another instant than was published',
    updated: '`updated` is another instant than was published',
  },
  owns: [reasonsOf(rightInstants, 'occurrence')],
  run: async (_feed, t) => {
    const { items, list } = await t.use(rightInstants);
    await t.each(items, (item) => t.judge(itemInstantDefect(item, list), list.answer), NONE_PUBLISHED);
    // `updated` that is right at no time at all is judged by `feed/published/change-time`.
    const changes = await t.attempt(changeTimes);
    if (!changes || changeTimeDefect(changes.times)) return;
    for (const item of items)
      for (const event of entriesOfItem(list.events, item))
        t.judge(formatItemDefect(updatedInstantDefect(item.event, event), item, event), list.answer);
  },
});
