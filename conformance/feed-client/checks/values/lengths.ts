import { check } from '../../../core/check/check.ts';
import { rightFeedDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { unusualFeed } from '../../premises/looks/shown-feed.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const TRUTHS = {
  feeds: {
    title: [unusualFeed('long-title')],
    occurrences: [unusualFeed('sixty-occurrences')],
  },
};

export const lengths = check<FeedClientTarget>()({
  // READER-VA-006 (must): The client prints a long title whole, and every occurrence of an event that has many. [interface,
  //   "Event"]
  proves: 'READER-VA-006',
  reasons: {
    title: 'it cuts or refuses a long title',
    occurrences: 'it leaves out occurrences of an event that has many, or refuses it',
  },
  run: async (client, t) => judgeFeeds(client, t, TRUTHS, rightFeedDefect),
});
