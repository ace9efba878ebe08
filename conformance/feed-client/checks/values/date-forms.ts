import { check } from '../../../core/check/check.ts';
import { rightFeedDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { unusualFeed } from '../../premises/looks/shown-feed.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const TRUTHS = {
  feeds: {
    fraction: [unusualFeed('dates-with-a-fraction')],
    case: [unusualFeed('dates-in-lower-case')],
    'leap-second': [unusualFeed('leap-second')],
    year: [unusualFeed('edge-years')],
  },
};

export const dateForms = check<FeedClientTarget>()({
  // READER-VA-002 (should): The client reads date-times with a fraction of a second, in lower case, of a leap second, and of the
  //   first and the last year. [rfc3339, "5.6"]
  proves: 'READER-VA-002',
  reasons: {
    fraction: 'it does not read fractions of seconds',
    case: 'it does not read t and z in lower case',
    'leap-second': 'it does not read a leap second',
    year: 'it does not read the first or the last year',
  },
  run: async (client, t) => judgeFeeds(client, t, TRUTHS, rightFeedDefect),
});
