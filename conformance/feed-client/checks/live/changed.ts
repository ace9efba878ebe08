import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { changedFeed } from '../../premises/looks/followed-feeds.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

export const changed = check<FeedClientTarget>()({
  // READER-RT-003 (must): After an event is changed, the client prints it as it is now at the next look. [interface, "Limits"]
  proves: 'READER-RT-003',
  needs: ['follow'],
  reasons: { stale: 'it prints an event as it was before it was changed' },
  owns: [reasonsOf(changedFeed, 'stale')],
  run: async (_client, t) => {
    await t.use(changedFeed);
    t.judge(false);
  },
});
