import { premise } from '../../../core/check/premise.ts';
import type { FeedTarget } from '../../target/target.ts';
import { matchingXml } from './matching-xml.ts';
import { compareAtPlace, judgeEachPlace, otherPlaces, type PlaceComparison } from './other-sites.ts';

/** The XML of further sites, and for a further key, compared with the JSON there, up to the first defect. */
export const xmlOfOtherPlaces = premise<FeedTarget>()({
  name: 'xml-of-other-places',
  async find(feed, t): Promise<readonly PlaceComparison[]> {
    await t.use(matchingXml);
    const compared: PlaceComparison[] = [];
    await judgeEachPlace(await otherPlaces(feed, t), async (place) => {
      if (compared.at(-1)?.defect === undefined) compared.push(await compareAtPlace(feed, t, place, 'xml'));
    }).catch((cause: unknown) => {
      // A place that cannot be compared does not hide the defect of another.
      if (compared.at(-1)?.defect === undefined) throw cause;
    });
    return compared;
  },
});

/** It carries the same data as that JSON. */
export const matchingXmlOfOtherSites = premise<FeedTarget>()({
  name: 'matching-xml-of-other-sites',
  reasons: ['not-served', 'of-another-site', 'differs', 'for-another-key'],
  async find(_feed, t): Promise<true> {
    for (const { answer, defect } of await t.use(xmlOfOtherPlaces)) t.judge(defect, answer);
    return true;
  },
});
