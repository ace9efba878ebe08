import { check } from '../../../core/check/check.ts';
import { matchingXml } from '../../premises/agreement/matching-xml.ts';
import { judgeOtherSites, OTHER_SITE_REASONS } from '../../premises/agreement/other-sites.ts';
import type { FeedTarget } from '../../target/target.ts';

export const xmlOfOtherSites = check<FeedTarget>()({
  proves: 'FEED-FM-003',
  reasons: OTHER_SITE_REASONS,
  run: async (feed, t) => {
    await t.use(matchingXml);
    await judgeOtherSites(feed, t, 'xml');
  },
});
