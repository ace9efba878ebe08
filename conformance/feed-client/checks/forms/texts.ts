import { check } from '../../../core/check/check.ts';
import { wrongValueDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { lyingFeed } from '../../premises/looks/shown-feed.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const LIES = {
  feeds: {
    title: [lyingFeed('digits-as-number', 10)],
    link: [lyingFeed('relative-link'), lyingFeed('link-as-object'), lyingFeed('link-as-html')],
  },
};

export const texts = check<FeedClientTarget>()({
  // READER-FO-002 (should): The client prints no title or link that is not a text, and no link that is not an absolute URL.
  //   [interface, "Event"]
  proves: 'READER-FO-002',
  reasons: {
    title: 'it prints a title that is not a text',
    link: 'it prints a link that is no absolute URL',
  },
  run: async (client, t) => judgeFeeds(client, t, LIES, wrongValueDefect),
});
