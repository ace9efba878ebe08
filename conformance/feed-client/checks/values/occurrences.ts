import { check } from '../../../core/check/check.ts';
import { rightFeedDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { unusualFeed } from '../../premises/looks/shown-feed.ts';
import { oddLook } from '../../premises/looks/sound-look.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const TRUTHS = {
  feeds: {
    far: [unusualFeed('events-far-ahead', 10)],
    series: [unusualFeed('next-date-to-be-announced', 10)],
  },
};

export const occurrences = check<FeedClientTarget>()({
  // READER-VA-004 (must): The client prints occurrences that are long over or far ahead beside the others. [interface, "Event"]
  proves: 'READER-VA-004',
  reasons: {
    far: 'it refuses or alters occurrences of later years',
    series: 'it refuses or alters a series that has begun',
  },
  run: async (client, t) => {
    await t.use(oddLook);
    await judgeFeeds(client, t, TRUTHS, rightFeedDefect);
  },
});
