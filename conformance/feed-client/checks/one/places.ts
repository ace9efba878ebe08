import { check } from '../../../core/check/check.ts';
import { rightFeedDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { shownFeed } from '../../premises/looks/shown-feed.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const TRUTHS = {
  feeds: {
    place: [...[0, 3, 6].map((place) => shownFeed({ events: 7 }, { place }))],
  },
};

export const places = check<FeedClientTarget>()({
  // READER-ON-001 (must): The client prints the event that it is asked for by its id, wherever it is in the list. [interface,
  //   "Event"]
  proves: 'READER-ON-001',
  reasons: {
    place: 'it does not print the event that it is asked for',
  },
  run: async (client, t) => judgeFeeds(client, t, TRUTHS, rightFeedDefect),
});
