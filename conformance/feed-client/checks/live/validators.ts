import { check } from '../../../core/check/check.ts';
import { rightFeedDefect } from '../../premises/looks/differences.ts';
import { CHANGING, changedFeed, judgeFollowed } from '../../premises/looks/followed-feeds.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const FEEDS = {
  stale: [
    { variant: 'tags-beside-dates' },
    { variant: 'weak-tags-that-change' },
    { variant: 'dates-of-seconds-that-are-over' },
  ],
};

export const validators = check<FeedClientTarget>()({
  // READER-RT-005 (must): A client that asks whether a list has changed asks by the entity tag, if the list came with one.
  //   [rfc9111, "4.3.1"]
  proves: 'READER-RT-005',
  needs: ['follow'],
  reasons: { stale: 'it takes a list for unchanged that has changed' },
  run: async (client, t) => {
    await t.use(changedFeed);
    await judgeFollowed(client, t, FEEDS, CHANGING, rightFeedDefect);
  },
});
