import { check } from '../../../core/check/check.ts';
import { matchingJsonp } from '../../premises/agreement/matching-jsonp.ts';
import { compareCodedForm } from '../../premises/content-coding/coded-form.ts';
import { matchingCoded } from '../../premises/content-coding/coded-list.ts';
import type { FeedTarget } from '../../target/target.ts';

export const jsonp = check<FeedTarget>()({
  // FEED-HT-013 (must): A content coding loses nothing: a client that accepts one gets the same data as a client that does not.
  //   [rfc9110, "8.4.1"]
  proves: 'FEED-HT-013',
  reasons: {
    differs: 'the JSONP differs from the JSON for clients that accept gzip',
    unreadable: 'no call is served to clients that accept gzip',
  },
  run: async (feed, t) => {
    await t.use(matchingCoded);
    await t.use(matchingJsonp);
    const { answer, defect } = await compareCodedForm(feed, t, 'jsonp');
    t.judge(defect, answer);
  },
});
