import { check } from '../../../core/check/check.ts';
import { matchingXml } from '../../premises/agreement/matching-xml.ts';
import {
  compareAtPlace,
  judgeEachPlace,
  NO_OTHER_PLACE,
  OTHER_SITE_REASONS,
  otherPlaces,
} from '../../premises/agreement/other-sites.ts';
import type { FeedTarget } from '../../target/target.ts';

export const xmlOfOtherSites = check<FeedTarget>()({
  // FEED-FM-003 (must): JSON and XML carry the same data, including carriage returns, which XML reads as line feeds unless they
  //   are written `&#13;` (XML 1.0, section 2.11). [interface, "Endpoints"]
  proves: 'FEED-FM-003',
  reasons: OTHER_SITE_REASONS,
  run: async (feed, t) => {
    await t.use(matchingXml);
    await judgeEachPlace(await otherPlaces(feed, t), async (place) => {
      const { answer, defect } = await compareAtPlace(feed, t, place, 'xml');
      t.judge(defect, answer);
    });
    if (t.subjects === 0) t.notApplicable(NO_OTHER_PLACE);
  },
});
