import { check } from '../../../core/check/check.ts';
import { rightFeedDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { unusualFeed } from '../../premises/looks/shown-feed.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const TRUTHS = {
  feeds: {
    scheme: [unusualFeed('links-of-other-schemes')],
    characters: [unusualFeed('links-with-every-character-of-a-url')],
  },
};

export const links = check<FeedClientTarget>()({
  // READER-VA-005 (must): The client prints links of any scheme, and with any characters of a URL. [interface, "Event"]
  proves: 'READER-VA-005',
  reasons: {
    scheme: 'it refuses links that are not of https',
    characters: 'it refuses or alters a link with unusual characters',
  },
  run: async (client, t) => judgeFeeds(client, t, TRUTHS, rightFeedDefect),
});
