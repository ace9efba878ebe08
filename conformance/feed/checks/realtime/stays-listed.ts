import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { lastingItem } from '../../premises/realtime/lasting-item.ts';
import type { FeedTarget } from '../../target/target.ts';

export const staysListed = check<FeedTarget>()({
  proves: 'FEED-RT-005',
  needs: ['publisher'],
  reasons: { gone: 'an item that was listed is not listed in a later answer' },
  owns: [reasonsOf(lastingItem, 'gone')],
  run: async (_feed, t) => {
    await t.each(await t.use(lastingItem), ({ answer }) => t.judge(undefined, answer));
  },
});
