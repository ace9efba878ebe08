import { check } from '../../../core/check/check.ts';
import { rightFeedDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { unusualFeed } from '../../premises/looks/shown-feed.ts';
import { oddLook } from '../../premises/looks/sound-look.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const TRUTHS = {
  formats: ['xml'] as const,
  feeds: {
    absent: [unusualFeed('xml-nulls-absent', 10), unusualFeed('xml-nulls-in-both-ways', 10)],
  },
};

export const nulls = check<FeedClientTarget>()({
  // READER-XM-004 (should): The client takes an element that is not there for null. [interface, "What the service does"]
  proves: 'READER-XM-004',
  reasons: {
    absent: 'it does not take a missing element for null',
  },
  run: async (client, t) => {
    await t.use(oddLook);
    await judgeFeeds(client, t, TRUTHS, rightFeedDefect);
  },
});
