import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { jsonpComparison, matchingJsonp } from '../../premises/agreement/matching-jsonp.ts';
import type { FeedTarget } from '../../target/target.ts';

export const jsonp = check<FeedTarget>()({
  // FEED-FM-005 (must): JSON and JSONP carry the same data. [interface, "Endpoints"]
  proves: 'FEED-FM-005',
  reasons: {
    missing: 'JSON has a member or an entry that JSONP has not',
    extra: 'JSONP has a member or an entry that JSON has not',
    value: 'JSONP has another value than JSON',
  },
  owns: [reasonsOf(matchingJsonp, 'missing', 'extra', 'value')],
  run: async (_feed, t) => {
    const { answer, defect } = await t.use(jsonpComparison);
    t.judge(defect, answer);
  },
});
