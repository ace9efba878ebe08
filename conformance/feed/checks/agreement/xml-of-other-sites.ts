import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { matchingXmlOfOtherSites, xmlOfOtherPlaces } from '../../premises/agreement/matching-xml-of-other-sites.ts';
import { NO_OTHER_PLACE, OTHER_SITE_REASONS } from '../../premises/agreement/other-sites.ts';
import type { FeedTarget } from '../../target/target.ts';

export const xmlOfOtherSites = check<FeedTarget>()({
  // FEED-FM-003 (must): JSON and XML carry the same data, including carriage returns, which XML reads as line feeds unless they
  //   are written `&#13;` (XML 1.0, section 2.11). [interface, "Endpoints"]
  proves: 'FEED-FM-003',
  reasons: OTHER_SITE_REASONS,
  owns: [reasonsOf(matchingXmlOfOtherSites, 'not-served', 'of-another-site', 'differs', 'for-another-key')],
  run: async (_feed, t) => {
    await t.each(await t.use(xmlOfOtherPlaces), ({ answer, defect }) => t.judge(defect, answer), NO_OTHER_PLACE);
  },
});
