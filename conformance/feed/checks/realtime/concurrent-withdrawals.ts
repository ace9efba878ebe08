import { check } from '../../../core/check/check.ts';
import { formatItem } from '../../oracle/item/format.ts';
import { readableBatch } from '../../premises/published/readable-batch.ts';
import { withdrawnItem } from '../../premises/realtime/withdrawn-item.ts';
import type { FeedTarget } from '../../target/target.ts';

export const concurrentWithdrawals = check<FeedTarget>()({
  // FEED-RT-003 (must): An item that is withdrawn is no longer listed, in any format. [interface, "What the service does"]
  proves: 'FEED-RT-003',
  needs: ['publisher'],
  reasons: { 'still-listed': 'of many items that were withdrawn at the same time some are listed' },
  run: async (_feed, t) => {
    await t.use(withdrawnItem);
    const { cleared } = await t.use(readableBatch);
    const { items, list, left } = cleared;
    if (!list.events) return t.inconclusive('the list could not be read after the withdrawals');
    await t.each(
      items,
      (item) => {
        const actual = `${left.length} of ${items.length} that were withdrawn`;
        const defect = { reason: 'still-listed', expected: 'none of the items', actual, at: formatItem(item) } as const;
        t.judge(left.includes(item) && defect, list.answer);
      },
      'the feed accepted none of the events',
    );
  },
});
