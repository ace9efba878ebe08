import { check } from '../../../core/check/check.ts';
import { rightFeedDefect } from '../../premises/looks/differences.ts';
import { judgeFollowed } from '../../premises/looks/followed-feeds.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const FEEDS = { stale: [{}] };

export const withdrawn = check<FeedClientTarget>()({
  // READER-RT-004 (must): After an event is withdrawn, the client does not print it at the next look. [interface, "Limits"]
  proves: 'READER-RT-004',
  needs: ['follow'],
  reasons: { stale: 'it prints an event that was withdrawn' },
  run: async (client, t) => judgeFollowed(client, t, FEEDS, ['nothing', 'withdraw'], rightFeedDefect),
});
