import { check } from '../../../core/check/check.ts';
import { noEventDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { shownFeed } from '../../premises/looks/shown-feed.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const LIES = {
  feeds: {
    another: [shownFeed({ events: 7 }, { place: 7 })],
  },
};

export const absent = check<FeedClientTarget>()({
  // READER-ON-002 (must): The client prints nothing where no event has the id that it is asked for. [interface, "Event"]
  proves: 'READER-ON-002',
  reasons: {
    another: 'it prints an event though no event has the id',
  },
  run: async (client, t) => judgeFeeds(client, t, LIES, noEventDefect),
});
