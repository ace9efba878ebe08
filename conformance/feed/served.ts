/** That the feed is there (interface, "Endpoints"). */
import { check } from '../core/check.ts';
import type { FeedTarget } from '../core/feed-target.ts';
import { listing } from './reading.ts';

export const json = check<FeedTarget>()({
  proves: 'FEED-FM-001',
  reasons: { 'not-served': 'the events of the site are not served as JSON' },
  run: async (_feed, t) => {
    t.judge(undefined, (await t.use(listing)).answer);
  },
});
