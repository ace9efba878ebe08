import { check } from '../../../core/check/check.ts';
import { rightFeedDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { unusualFeed } from '../../premises/looks/shown-feed.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const TRUTHS = {
  formats: ['xml'] as const,
  feeds: {
    text: [unusualFeed('xml-as-text')],
    suffix: [unusualFeed('xml-of-another-media-type')],
  },
};

export const contentType = check<FeedClientTarget>()({
  // READER-XM-005 (should): The client reads XML that is called text/xml, or has a media type that ends in +xml. [rfc7303, "9.2"]
  proves: 'READER-XM-005',
  reasons: {
    text: 'it refuses text/xml',
    suffix: 'it refuses XML whose media type ends in +xml',
  },
  run: async (client, t) => judgeFeeds(client, t, TRUTHS, rightFeedDefect),
});
