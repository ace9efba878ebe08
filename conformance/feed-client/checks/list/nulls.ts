import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { rightFeedDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { unusualFeed } from '../../premises/looks/shown-feed.ts';
import { oddLook } from '../../premises/looks/sound-look.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const TRUTHS = {
  feeds: {
    member: [unusualFeed('every-member-null')],
    event: [unusualFeed('null-among-events')],
  },
};

export const nulls = check<FeedClientTarget>()({
  // READER-LI-003 (must): The client accepts null for every value, and prints the others. [interface, "What the service does"]
  proves: 'READER-LI-003',
  reasons: {
    value: 'it refuses or loses an event for a value that is null',
    member: 'it refuses or loses events of which everything is null',
    event: 'it refuses null beside the events',
  },
  owns: [reasonsOf(oddLook, 'value')],
  run: async (client, t) => {
    await t.use(oddLook);
    await judgeFeeds<'value' | 'member' | 'event'>(client, t, TRUTHS, rightFeedDefect);
  },
});
