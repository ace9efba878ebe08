import { check } from '../../../core/check/check.ts';
import { rightFeedDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { unusualFeed } from '../../premises/looks/shown-feed.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const TRUTHS = {
  feeds: {
    gzip: [unusualFeed('gzip-where-nothing-was-said')],
  },
};

export const unaskedGzip = check<FeedClientTarget>()({
  // READER-JS-004 (should): A client that names no content coding reads gzip, since every coding is then acceptable. [rfc9110,
  //   "12.5.3"]
  proves: 'READER-JS-004',
  reasons: {
    gzip: 'it names no coding and does not read gzip',
  },
  run: async (client, t) => judgeFeeds(client, t, TRUTHS, rightFeedDefect),
});
