import { check } from '../../../core/check/check.ts';
import { rightFeedDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { shownFeed } from '../../premises/looks/shown-feed.ts';
import { oddLook } from '../../premises/looks/sound-look.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

/** More than a page has. */
const TRUTHS = {
  feeds: {
    cut: [shownFeed({ events: 250 })],
  },
};

export const long = check<FeedClientTarget>()({
  // READER-LI-005 (must): The client prints all events of a long list. [interface, "What the service does"]
  proves: 'READER-LI-005',
  reasons: {
    cut: 'it does not print all events of a long list',
  },
  run: async (client, t) => {
    await t.use(oddLook);
    await judgeFeeds(client, t, TRUTHS, rightFeedDefect);
  },
});
