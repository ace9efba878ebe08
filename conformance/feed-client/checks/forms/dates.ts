import { check } from '../../../core/check/check.ts';
import { wrongValueDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { lyingFeed } from '../../premises/looks/shown-feed.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const LIES = {
  feeds: {
    offset: [lyingFeed('naive-dates'), lyingFeed('xml-dates-without-offset')],
    time: [lyingFeed('dates-without-time')],
    form: [
      lyingFeed('http-dates'),
      lyingFeed('dates-as-numbers'),
      lyingFeed('years-of-two-digits'),
      lyingFeed('years-of-five-digits'),
      lyingFeed('space-for-t'),
      lyingFeed('offset-without-colon'),
      lyingFeed('years-of-six-digits'),
      lyingFeed('null-date-as-text', 10),
    ],
    range: [lyingFeed('offset-in-minutes')],
  },
};

export const dates = check<FeedClientTarget>()({
  // READER-FO-001 (should): The client prints no date-time that is not one of ISO 8601 with an offset of less than a day.
  //   [interface, "Event"]
  proves: 'READER-FO-001',
  reasons: {
    offset: 'it prints date-times without an offset',
    time: 'it prints dates without a time of day',
    form: 'it prints date-times of another form than ISO 8601',
    range: 'it prints a date-time with an offset that there is not',
  },
  run: async (client, t) => judgeFeeds(client, t, LIES, wrongValueDefect),
});
