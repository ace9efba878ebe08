import { check } from '../../../core/check/check.ts';
import { rightFeedDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { unusualFeed } from '../../premises/looks/shown-feed.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const TRUTHS = {
  feeds: {
    offered: [unusualFeed('zstd-for-browsers'), unusualFeed('deflate-when-offered')],
  },
};

export const codings = check<FeedClientTarget>()({
  // READER-JS-003 (must): The client reads content in each coding that it offers. [rfc9110, "12.5.3"]
  proves: 'READER-JS-003',
  reasons: {
    offered: 'it does not read a coding that it offers',
  },
  run: async (client, t) => judgeFeeds(client, t, TRUTHS, rightFeedDefect),
});
