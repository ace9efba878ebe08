import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { standingFeed } from '../../premises/looks/followed-feeds.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

export const standing = check<FeedClientTarget>()({
  // READER-RT-001 (must): The client prints the list again at each look. [interface, "Limits"]
  proves: 'READER-RT-001',
  needs: ['follow'],
  reasons: { refused: 'it does not look at a sound feed again', other: 'it prints something else at a later look' },
  owns: [reasonsOf(standingFeed, 'refused', 'other')],
  run: async (_client, t) => {
    await t.use(standingFeed);
    t.judge(false);
  },
});
