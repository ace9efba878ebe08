import { check } from '../../../core/check/check.ts';
import { matchingJsonp } from '../../premises/agreement/matching-jsonp.ts';
import { UNSTABLE_BATCH } from '../../premises/published/batch-forms.ts';
import { readableBatch } from '../../premises/published/readable-batch.ts';
import type { FeedTarget } from '../../target/target.ts';

export const publishedJsonp = check<FeedTarget>()({
  // FEED-FM-005 (must): JSON and JSONP carry the same data. [interface, "Endpoints"]
  proves: 'FEED-FM-005',
  needs: ['publisher'],
  reasons: {
    unreadable: 'JSONP cannot be read any more once unusual events are published',
    differs: 'an unusual event that was published is served otherwise in JSONP than in JSON',
  },
  run: async (_feed, t) => {
    await t.use(matchingJsonp);
    const { forms } = await t.use(readableBatch);
    if (!forms.jsonp) return t.inconclusive(UNSTABLE_BATCH);
    t.judge(forms.jsonp.defect, forms.jsonp.answer);
  },
});
