import { check } from '../../../core/check/check.ts';
import { rightFeedDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { unusualFeed } from '../../premises/looks/shown-feed.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const TRUTHS = {
  feeds: {
    digits: [unusualFeed('extreme-ids')],
  },
};

export const ids = check<FeedClientTarget>()({
  // READER-VA-003 (should): The client prints ids below zero and of more than 64 bits with all their digits. [rfc8259, "6"]
  proves: 'READER-VA-003',
  reasons: {
    digits: 'it loses the sign or digits of an id',
  },
  run: async (client, t) => judgeFeeds(client, t, TRUTHS, rightFeedDefect),
});
