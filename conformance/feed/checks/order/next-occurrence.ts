import { check } from '../../../core/check/check.ts';
import { matchingOrders } from '../../premises/order/matching-orders.ts';
import type { FeedTarget } from '../../target/target.ts';

export const nextOccurrence = check<FeedTarget>()({
  // FEED-OD-009 (should): Events are ordered by their first occurrence that is not over. [open-data-v2, "Events"]
  proves: 'FEED-OD-009',
  reasons: { 'not-next': 'the events are not in the order of their next occurrence' },
  run: async (_feed, t) => {
    const { fits, answer } = await t.use(matchingOrders);
    const expected = 'the events by their next occurrence that is not over';
    const actual = fits.length === 0 ? 'another order' : `the order by ${fits.join(', ')}`;
    t.judge(!fits.includes('next') && { reason: 'not-next', expected, actual, at: '/data' }, answer);
  },
});
