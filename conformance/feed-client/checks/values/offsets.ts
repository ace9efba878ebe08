import { check } from '../../../core/check/check.ts';
import { rightFeedDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { unusualFeed } from '../../premises/looks/shown-feed.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const TRUTHS = {
  feeds: {
    utc: [unusualFeed('dates-with-z'), unusualFeed('dates-at-no-known-offset')],
    offset: [
      unusualFeed('dates-by-the-clocks-of-berlin'),
      unusualFeed('dates-by-the-clocks-of-lord-howe-island'),
      unusualFeed('dates-half-a-world-away'),
    ],
  },
};

export const offsets = check<FeedClientTarget>()({
  // READER-VA-001 (must): The client prints a date-time as the instant that it is, whatever its offset from UTC is. [interface,
  //   "Event"]
  proves: 'READER-VA-001',
  reasons: {
    utc: 'it does not read UTC, which is Z or an offset of zero',
    offset: 'it does not read the offset of another place',
  },
  run: async (client, t) => judgeFeeds(client, t, TRUTHS, rightFeedDefect),
});
