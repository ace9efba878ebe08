import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { goneDefect } from '../../oracle/item/form-defects.ts';
import { lastingItem } from '../../premises/realtime/lasting-item.ts';
import { listedItem } from '../../premises/realtime/listed-item.ts';
import type { FeedTarget } from '../../target/target.ts';

export const staysListed = check<FeedTarget>()({
  // FEED-RT-005 (must): No later answer is older than an earlier one: anything that was seen once stays seen. [interface, "What
  //   the service does"]
  proves: 'FEED-RT-005',
  needs: ['publisher'],
  reasons: { gone: 'a listed item is missing in a later answer' },
  owns: [reasonsOf(lastingItem, 'gone')],
  run: async (_feed, t) => {
    const published = await t.use(listedItem);
    await t.each(await t.use(lastingItem), (reading) => t.judge(goneDefect(reading, published), reading.answer));
  },
});
