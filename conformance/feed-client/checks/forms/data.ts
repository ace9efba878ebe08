import { check } from '../../../core/check/check.ts';
import { wrongListDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { lyingFeed } from '../../premises/looks/shown-feed.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

// In XML a list looks like a value.
const LIES = {
  formats: ['json', 'jsonp'] as const,
  feeds: {
    object: [lyingFeed('single-event-as-object', 1), lyingFeed('data-wrapped-in-item')],
    entries: [lyingFeed('ids-in-place-of-events')],
  },
};

export const data = check<FeedClientTarget>()({
  // READER-FO-005 (should): The client does not lose the events where `data` is not a list of events. [interface, "Envelope"]
  proves: 'READER-FO-005',
  reasons: {
    object: 'it takes an object in the place of the list for a list without its events',
    entries: 'it takes a list of something else for a list without events',
  },
  run: async (client, t) => judgeFeeds(client, t, LIES, wrongListDefect),
});
