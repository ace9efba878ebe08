import { check } from '../../../core/check/check.ts';
import { matchingJsonp } from '../../premises/agreement/matching-jsonp.ts';
import { matchingXmlOfOtherSites } from '../../premises/agreement/matching-xml-of-other-sites.ts';
import {
  compareAtPlace,
  judgeEachPlace,
  NO_OTHER_PLACE,
  OTHER_SITE_REASONS,
  otherPlaces,
} from '../../premises/agreement/other-sites.ts';
import type { FeedTarget } from '../../target/target.ts';

export const jsonpOfOtherSites = check<FeedTarget>()({
  // FEED-FM-005 (must): JSON and JSONP carry the same data. [interface, "Endpoints"]
  proves: 'FEED-FM-005',
  reasons: OTHER_SITE_REASONS,
  run: async (feed, t) => {
    await t.use(matchingJsonp);
    await judgeEachPlace(await otherPlaces(feed, t), async (place) => {
      const { answer, defect } = await compareAtPlace(feed, t, place, 'jsonp');
      // Where the JSON is the odd one, XML differs from it as well, and that is one defect.
      if (defect) await t.useIfJudged(matchingXmlOfOtherSites);
      t.judge(defect, answer);
    });
    if (t.subjects === 0) t.notApplicable(NO_OTHER_PLACE);
  },
});
