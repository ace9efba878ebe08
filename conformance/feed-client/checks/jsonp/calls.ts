import { check } from '../../../core/check/check.ts';
import { rightFeedDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { unusualFeed } from '../../premises/looks/shown-feed.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const TRUTHS = {
  formats: ['jsonp'] as const,
  feeds: {
    call: [
      unusualFeed('jsonp-applied'),
      unusualFeed('jsonp-by-a-variable'),
      unusualFeed('jsonp-escaped'),
      unusualFeed('jsonp-guarded'),
      unusualFeed('jsonp-in-a-function'),
      unusualFeed('jsonp-in-lines'),
      unusualFeed('jsonp-of-the-window'),
      unusualFeed('jsonp-parses-a-text'),
      unusualFeed('jsonp-with-a-fallback-function'),
    ],
    type: [unusualFeed('jsonp-of-a-historic-type'), unusualFeed('jsonp-of-the-obsolete-type')],
  },
};

export const calls = check<FeedClientTarget>()({
  // READER-JP-001 (should): The client reads a call of its function in every way to write one. [ecmascript, "16.1"]
  proves: 'READER-JP-001',
  reasons: {
    call: 'it does not read a call that is written in another way',
    type: 'it refuses a type that JavaScript has had',
  },
  run: async (client, t) => judgeFeeds(client, t, TRUTHS, rightFeedDefect),
});
