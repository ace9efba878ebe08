import { check } from '../../../core/check/check.ts';
import { missingItems } from '../../oracle/item/entries.ts';
import { formatItem } from '../../oracle/item/format.ts';
import { readList, requireList } from '../../premises/list/lists.ts';
import { withTestItems } from '../../premises/publishing/items.ts';
import { deadlineText, readUntil } from '../../premises/publishing/visible-within.ts';
import { lastingItem } from '../../premises/realtime/lasting-item.ts';
import type { FeedTarget } from '../../target/target.ts';

/** So far ahead that every event of the list is over. */
const AHEAD_MS = 4_000 * 86_400_000;

export const firstItem = check<FeedTarget>()({
  // FEED-RT-001 (must): An item is listed as soon as it is published, in every format. [interface, "What the service does"]
  proves: 'FEED-RT-001',
  needs: ['publisher'],
  reasons: { 'not-listed': 'an item is not listed after its publication in an empty list' },
  run: async (feed, t) => {
    await t.use(lastingItem);
    const judgeAt = async (site: string, now: number): Promise<void> => {
      if ((await requireList(feed, t, { site })).events.length > 0) return;
      await withTestItems(
        feed,
        t,
        'fi',
        async (items) => {
          const item = await items.publish(items.make('the only event', {}, site));
          if (!item) return t.inconclusive(`the feed refuses a plain event: ${items.refusals[0]}`);
          const list = await readUntil(
            t,
            () => readList(feed, { site }),
            (reading) => missingItems(reading, [item]).length === 0,
          );
          if (!list.events) return t.inconclusive(`the list of ${site} could not be read after the publication`);
          const isMissing = missingItems(list, [item]).length > 0;
          const expected = `the item ${deadlineText(t)}, in the list of ${site}, which was empty`;
          const defect = { reason: 'not-listed', expected, actual: 'no such item', at: formatItem(item) } as const;
          t.judge(isMissing && defect, list.answer);
        },
        now,
      );
    };
    if (feed.otherSite !== undefined) await judgeAt(feed.otherSite, t.time.epoch());
    if (t.subjects === 0 && feed.clock) {
      const now = t.time.epoch() + AHEAD_MS;
      try {
        await feed.clock.set(now);
        await judgeAt(feed.site, now);
      } finally {
        await feed.clock.set(undefined);
      }
    }
    if (t.subjects === 0) t.notApplicable('no site that was given is ever without events');
  },
});
