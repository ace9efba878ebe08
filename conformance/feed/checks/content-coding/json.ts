import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { contentCodings } from '../../oracle/http/content-codings.ts';
import { CODING_REASONS } from '../../premises/content-coding/coded-form.ts';
import { codedLists, matchingCoded } from '../../premises/content-coding/coded-list.ts';
import type { FeedTarget } from '../../target/target.ts';

export const json = check<FeedTarget>()({
  // FEED-HT-013 (must): A content coding loses nothing: a client that accepts one gets the same data as a client that does not.
  //   [rfc9110, "8.4.1"]
  proves: 'FEED-HT-013',
  reasons: CODING_REASONS,
  owns: [reasonsOf(matchingCoded, 'differs', 'unreadable')],
  run: async (_feed, t) => {
    const { gzip, deflate } = await t.use(codedLists);
    t.judge(gzip.defect, gzip.answer);
    if (deflate.defect) t.fail(deflate.defect, deflate.answer);
    if (contentCodings(gzip.answer).length === 0) t.note('the list has no content coding for clients that accept gzip');
  },
});
