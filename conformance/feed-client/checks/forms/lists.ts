import { check } from '../../../core/check/check.ts';
import { wrongValueDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { lyingFeed } from '../../premises/looks/shown-feed.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

// In XML a list looks like a value, and a number like a text.
const LIES = {
  formats: ['json', 'jsonp'] as const,
  feeds: {
    times: [lyingFeed('single-time-as-object'), lyingFeed('times-as-texts')],
    type: [lyingFeed('types-joined'), lyingFeed('types-by-number'), lyingFeed('single-type-as-text', 10)],
  },
};

export const lists = check<FeedClientTarget>()({
  // READER-FO-003 (should): The client prints no times, types or events that are not lists of what the interface says.
  //   [interface, "Event"]
  proves: 'READER-FO-003',
  reasons: {
    times: 'it prints times that are no list of occurrences',
    type: 'it prints types that are no list of texts',
  },
  run: async (client, t) => judgeFeeds(client, t, LIES, wrongValueDefect),
});
