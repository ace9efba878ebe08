import { check } from '../../../core/check/check.ts';
import { matchingXml } from '../../premises/agreement/matching-xml.ts';
import { compareCodedForm } from '../../premises/content-coding/coded-form.ts';
import { matchingCoded } from '../../premises/content-coding/coded-list.ts';
import type { FeedTarget } from '../../target/target.ts';

export const xml = check<FeedTarget>()({
  // FEED-HT-013 (must): A content coding loses nothing: a client that accepts one gets the same data as a client that does not.
  //   [rfc9110, "8.4.1"]
  proves: 'FEED-HT-013',
  reasons: {
    differs: 'the XML differs from the JSON for clients that accept gzip',
    unreadable: 'no XML is served to clients that accept gzip',
  },
  run: async (feed, t) => {
    await t.use(matchingCoded);
    await t.use(matchingXml);
    const { answer, defect } = await compareCodedForm(feed, t, 'xml');
    t.judge(defect, answer);
  },
});
