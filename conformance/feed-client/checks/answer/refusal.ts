import { check } from '../../../core/check/check.ts';
import { takenForListDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { shownFeed } from '../../premises/looks/shown-feed.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const LIES = {
  feeds: {
    wrong: [shownFeed({}, { key: 'wrong' })],
    banned: [shownFeed({}, { key: 'banned' })],
    form: ['refusal-as-text', 'refusal-without-envelope', 'refusal-with-data'].map((fault) =>
      shownFeed({ fault }, { key: 'wrong' }),
    ),
  },
};

export const refusal = check<FeedClientTarget>()({
  // READER-AN-001 (must): The client does not take the refusal of its key for a list of events. [interface, "Errors"]
  proves: 'READER-AN-001',
  reasons: {
    wrong: 'it takes the refusal of a wrong key for a list',
    banned: 'it takes the refusal of a banned key for a list',
    form: 'it takes a refusal in another form for a list',
  },
  run: async (client, t) => judgeFeeds(client, t, LIES, takenForListDefect),
});
