import { check } from '../../../core/check/check.ts';
import { CODING_REASONS } from '../../premises/content-coding/coded-form.ts';
import { readableBatch } from '../../premises/published/readable-batch.ts';
import type { FeedTarget } from '../../target/target.ts';

export const published = check<FeedTarget>()({
  // FEED-HT-013 (must): A content coding loses nothing: a client that accepts one gets the same data as a client that does not.
  //   [rfc9110, "8.4.1"]
  proves: 'FEED-HT-013',
  needs: ['publisher'],
  reasons: CODING_REASONS,
  run: async (_feed, t) => {
    const { coded } = await t.use(readableBatch);
    if (!coded) return t.inconclusive('the list with unusual events kept changing');
    t.judge(coded.defect, coded.answer);
  },
});
