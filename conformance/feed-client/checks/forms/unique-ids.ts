import { check } from '../../../core/check/check.ts';
import { wrongValueDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { lyingFeed } from '../../premises/looks/shown-feed.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const LIES = {
  feeds: {
    twice: [lyingFeed('same-id-twice')],
  },
};

export const uniqueIds = check<FeedClientTarget>()({
  // READER-FO-004 (should): The client does not print two events with one id. [interface, "Event"]
  proves: 'READER-FO-004',
  reasons: {
    twice: 'it prints two events with one id',
  },
  run: async (client, t) => judgeFeeds(client, t, LIES, wrongValueDefect),
});
