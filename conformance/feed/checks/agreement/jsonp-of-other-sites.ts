import { check } from '../../../core/check/check.ts';
import { matchingJsonp } from '../../premises/agreement/matching-jsonp.ts';
import { judgeOtherSites, OTHER_SITE_REASONS } from '../../premises/agreement/other-sites.ts';
import type { FeedTarget } from '../../target/target.ts';

export const jsonpOfOtherSites = check<FeedTarget>()({
  proves: 'FEED-FM-005',
  reasons: OTHER_SITE_REASONS,
  run: async (feed, t) => {
    await t.use(matchingJsonp);
    await judgeOtherSites(feed, t, 'jsonp');
  },
});
