import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { endingEvents } from '../../premises/upcoming/ending-events.ts';
import type { FeedTarget } from '../../target/target.ts';

export const past = check<FeedTarget>()({
  proves: 'FEED-LI-001',
  reasons: { 'long-over': 'an event is listed of which every occurrence ended more than two days ago' },
  owns: [reasonsOf(endingEvents, 'long-over')],
  run: async (_feed, t) => {
    const { dated, answer } = await t.use(endingEvents);
    await t.each(dated, () => t.judge(undefined, answer), 'no event that is listed says when it ends');
  },
});
