import { check } from '../../../core/check/check.ts';
import { rightFeedDefect } from '../../premises/looks/differences.ts';
import { CHANGING, changedFeed, judgeFollowed } from '../../premises/looks/followed-feeds.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const FEEDS = {
  stale: [
    { variant: 'no-store-and-a-lifetime' },
    { variant: 'no-cache' },
    { variant: 'max-age-zero' },
    { variant: 'surrogate-control' },
    { variant: 'no-caching-headers' },
  ],
};

export const cacheControl = check<FeedClientTarget>()({
  // READER-RT-006 (must): The client does not use a list again without asking, where the feed says that it may not be stored or
  //   must be asked for. [rfc9111, "5.2.2"]
  proves: 'READER-RT-006',
  needs: ['follow'],
  reasons: { stale: 'it uses a list again that it may not use again' },
  run: async (client, t) => {
    await t.use(changedFeed);
    await judgeFollowed(client, t, FEEDS, CHANGING, rightFeedDefect);
  },
});
