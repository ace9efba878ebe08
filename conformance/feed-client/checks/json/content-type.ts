import { check } from '../../../core/check/check.ts';
import { rightFeedDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { unusualFeed } from '../../premises/looks/shown-feed.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const TRUTHS = {
  formats: ['json'] as const,
  feeds: {
    suffix: [unusualFeed('json-of-another-media-type')],
  },
};

export const contentType = check<FeedClientTarget>()({
  // READER-JS-002 (should): The client reads JSON whose media type ends in +json. [rfc6839, "3.1"]
  proves: 'READER-JS-002',
  reasons: {
    suffix: 'it refuses JSON whose media type ends in +json',
  },
  run: async (client, t) => judgeFeeds(client, t, TRUTHS, rightFeedDefect),
});
