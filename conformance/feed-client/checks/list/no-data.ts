import { check } from '../../../core/check/check.ts';
import { rightFeedDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { shownFeed, unusualFeed } from '../../premises/looks/shown-feed.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const TRUTHS = { feeds: { refused: [shownFeed({ events: 0 }), unusualFeed('empty-list-no-data')] } };

export const noData = check<FeedClientTarget>()({
  // READER-LI-006 (should): The client prints an empty list also where `meta.status` is 204, which the known service gives where
  //   it has no data. [open-data-v2, "Server codes"]
  proves: 'READER-LI-006',
  reasons: { refused: 'it refuses an empty list with the status 204' },
  run: async (client, t) => judgeFeeds(client, t, TRUTHS, rightFeedDefect),
});
