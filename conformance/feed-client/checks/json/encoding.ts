import { check } from '../../../core/check/check.ts';
import { wrongListDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { lyingFeed } from '../../premises/looks/shown-feed.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const LIES = {
  formats: ['json', 'jsonp'] as const,
  feeds: { utf8: [lyingFeed('json-in-latin-1'), lyingFeed('jsonp-latin-1')] },
};

export const encoding = check<FeedClientTarget>()({
  // READER-JS-005 (should): The client does not print other letters in the place of bytes that are not UTF-8. [rfc8259, "8.1"]
  proves: 'READER-JS-005',
  reasons: { utf8: 'it prints what it has made of bytes that are not UTF-8' },
  run: async (client, t) => judgeFeeds(client, t, LIES, wrongListDefect),
});
