import { check } from '../../../core/check/check.ts';
import { rightFeedDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { unusualFeed } from '../../premises/looks/shown-feed.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const TRUTHS = {
  feeds: {
    event: [unusualFeed('further-members-of-events'), unusualFeed('member-called-proto')],
    envelope: [unusualFeed('further-members'), unusualFeed('meta-with-the-duration')],
  },
};

export const furtherMembers = check<FeedClientTarget>()({
  // READER-LI-004 (must): The client accepts members that no document names. [interface, "Resources and their fields"]
  proves: 'READER-LI-004',
  reasons: {
    event: 'it refuses an event with further members',
    envelope: 'it refuses an envelope with further members',
  },
  run: async (client, t) => judgeFeeds(client, t, TRUTHS, rightFeedDefect),
});
