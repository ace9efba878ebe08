import { check } from '../../../core/check/check.ts';
import { wrongListDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { lyingFeed } from '../../premises/looks/shown-feed.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const LIES = {
  formats: ['jsonp'] as const,
  feeds: {
    function: [lyingFeed('callback-fixed'), lyingFeed('callback-ignored'), lyingFeed('jsonp-without-parenthesis')],
    times: [lyingFeed('jsonp-twice')],
    argument: [lyingFeed('jsonp-with-text'), lyingFeed('jsonp-with-status')],
  },
};

export const called = check<FeedClientTarget>()({
  // READER-JP-002 (should): The client does not believe a script that does not call its function once with the envelope.
  //   [interface, "GET /events/{site}.{format}"]
  proves: 'READER-JP-002',
  reasons: {
    function: 'it believes a script that calls another function or none',
    times: 'it believes a script that calls twice',
    argument: 'it believes a call with something else than the envelope',
  },
  run: async (client, t) => judgeFeeds(client, t, LIES, wrongListDefect),
});
