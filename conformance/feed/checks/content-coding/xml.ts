import { check } from '../../../core/check/check.ts';
import { matchingXml } from '../../premises/agreement/matching-xml.ts';
import { compareCodedForm } from '../../premises/content-coding/coded-form.ts';
import { matchingCoded } from '../../premises/content-coding/coded-list.ts';
import type { FeedTarget } from '../../target/target.ts';

export const xml = check<FeedTarget>()({
  proves: 'FEED-HT-013',
  reasons: {
    differs: 'the XML says something else than JSON where gzip is accepted',
    unreadable: 'no XML is served where gzip is accepted',
  },
  run: async (feed, t) => {
    await t.use(matchingCoded);
    await t.use(matchingXml);
    const { answer, defect } = await compareCodedForm(feed, t, 'xml');
    t.judge(defect, answer);
  },
});
