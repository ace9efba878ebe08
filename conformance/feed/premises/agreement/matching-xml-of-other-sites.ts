import { premise } from '../../../core/check/premise.ts';
import type { Answer } from '../../../core/target/answer.ts';
import type { FeedTarget } from '../../target/target.ts';
import { matchingXml } from './matching-xml.ts';
import { compareAtPlace, judgeEachPlace, otherPlaces } from './other-sites.ts';

/** The XML of further sites, and for a further key, which carries the same data as the JSON there. */
export const matchingXmlOfOtherSites = premise<FeedTarget>()({
  name: 'matching-xml-of-other-sites',
  reasons: ['not-served', 'of-another-site', 'differs', 'for-another-key'],
  async find(feed, t): Promise<readonly Pick<Answer, 'exchange'>[]> {
    await t.use(matchingXml);
    const answers: Pick<Answer, 'exchange'>[] = [];
    await judgeEachPlace(await otherPlaces(feed, t), async (place) => {
      const { answer, defect } = await compareAtPlace(feed, t, place, 'xml');
      t.judge(defect, answer);
      answers.push({ exchange: answer.exchange });
    });
    return answers;
  },
});
