import { check } from '../../../core/check/check.ts';
import { rightFeedDefect } from '../../premises/looks/differences.ts';
import { judgeFollowed } from '../../premises/looks/followed-feeds.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const FEEDS = { stale: [{}] };

export const published = check<FeedClientTarget>()({
  // READER-RT-002 (must): After an event is published, the client prints it at the next look. [interface, "Limits"]
  proves: 'READER-RT-002',
  needs: ['follow'],
  reasons: { stale: 'it does not print an event that was published' },
  run: async (client, t) => judgeFollowed(client, t, FEEDS, ['nothing', 'publish'], rightFeedDefect),
});
