import { check } from '../../../core/check/check.ts';
import { takenForListDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { shownFeed } from '../../premises/looks/shown-feed.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const LIES = {
  feeds: {
    mirrored: [shownFeed({ variant: 'mirrored-statuses' }, { key: 'wrong' })],
  },
};

export const httpStatus = check<FeedClientTarget>()({
  // READER-AN-002 (must): The client does not take an answer for a list of events whose status of HTTP is an error. [rfc9110,
  //   "15"]
  proves: 'READER-AN-002',
  reasons: {
    mirrored: 'it takes an answer with an error of HTTP for a list',
  },
  run: async (client, t) => judgeFeeds(client, t, LIES, takenForListDefect),
});
