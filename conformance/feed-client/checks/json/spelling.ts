import { check } from '../../../core/check/check.ts';
import { rightFeedDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { unusualFeed } from '../../premises/looks/shown-feed.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const TRUTHS = {
  formats: ['json'] as const,
  feeds: {
    escapes: [unusualFeed('everything-escaped')],
    layout: [unusualFeed('json-in-lines')],
    order: [unusualFeed('members-in-another-order')],
  },
};

export const spelling = check<FeedClientTarget>()({
  // READER-JS-001 (must): The client reads every spelling of JSON: escapes, white space between values, members in any order.
  //   [rfc8259, "9"]
  proves: 'READER-JS-001',
  reasons: {
    escapes: 'it does not read escapes',
    layout: 'it does not read white space between values',
    order: 'it does not read members in another order',
  },
  run: async (client, t) => judgeFeeds(client, t, TRUTHS, rightFeedDefect),
});
