import { check } from '../../../core/check/check.ts';
import { wrongListDefect } from '../../premises/looks/differences.ts';
import { judgeFeeds } from '../../premises/looks/judged-feeds.ts';
import { lyingFeed } from '../../premises/looks/shown-feed.ts';
import type { FeedClientTarget } from '../../target/feed-client-target.ts';

const LIES = {
  feeds: {
    empty: [lyingFeed('empty-content'), lyingFeed('xml-empty')],
    data: [lyingFeed('data-under-another-name'), lyingFeed('data-twice'), lyingFeed('list-without-envelope')],
    'not-served': [lyingFeed('no-json'), lyingFeed('xml-not-found'), lyingFeed('xml-is-json')],
  },
};

export const noList = check<FeedClientTarget>()({
  // READER-AN-003 (must): The client does not take an answer for a list of events that has no list: no content, or no `data`.
  //   [interface, "Envelope"]
  proves: 'READER-AN-003',
  reasons: {
    empty: 'it takes no content for a list',
    data: 'it takes an answer for another list whose `data` is not there or no list',
    'not-served': 'it takes the answer for a format that is not served for a list',
  },
  run: async (client, t) => judgeFeeds(client, t, LIES, wrongListDefect),
});
