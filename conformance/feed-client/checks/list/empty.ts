import { check } from '../../../core/check/check.ts';
import { rightFeedDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { unusualFeed } from '../../premises/looks/shown-feed.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const TRUTHS = {
  feeds: {
    refused: [unusualFeed('empty-list-success')],
    null: [unusualFeed('data-is-null')],
  },
};

export const empty = check<FeedClientTarget>()({
  // READER-LI-002 (must): The client prints an empty list where the feed lists nothing. [interface, "Envelope"]
  proves: 'READER-LI-002',
  reasons: {
    refused: 'it refuses or fills an empty list',
    null: 'it refuses null in the place of an empty list',
  },
  run: async (client, t) => judgeFeeds(client, t, TRUTHS, rightFeedDefect),
});
