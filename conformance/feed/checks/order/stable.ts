import { check } from '../../../core/check/check.ts';
import { orderReadings } from '../../premises/order/readings.ts';
import type { FeedTarget } from '../../target/target.ts';

export const stable = check<FeedTarget>()({
  // FEED-LI-004 (should): Events are listed in the same order each time, as long as nothing is published. [interface,
  //   "Endpoints"]
  proves: 'FEED-LI-004',
  reasons: { shuffled: 'the same events are listed in another order than before' },
  run: async (_feed, t) => {
    const { list, shuffled } = await t.use(orderReadings);
    if (list.events.length < 2) t.notApplicable('fewer than two events are listed');
    t.judge(shuffled?.defect, shuffled?.answer ?? list.answer);
  },
});
