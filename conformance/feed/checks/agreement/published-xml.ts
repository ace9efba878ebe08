import { check } from '../../../core/check/check.ts';
import { matchingXml } from '../../premises/agreement/matching-xml.ts';
import { UNSTABLE_BATCH } from '../../premises/published/batch-forms.ts';
import { readableBatch } from '../../premises/published/readable-batch.ts';
import type { FeedTarget } from '../../target/target.ts';

export const publishedXml = check<FeedTarget>()({
  // FEED-FM-003 (must): JSON and XML carry the same data, including carriage returns, which XML reads as line feeds unless they
  //   are written `&#13;` (XML 1.0, section 2.11). [interface, "Endpoints"]
  proves: 'FEED-FM-003',
  needs: ['publisher'],
  reasons: {
    'line-end': 'a carriage return of a published text is in JSON, and in XML not: it was not written as a reference',
    differs: 'an unusual event that was published is served otherwise in XML than in JSON',
  },
  run: async (_feed, t) => {
    await t.use(matchingXml);
    const { forms } = await t.use(readableBatch);
    if (!forms.xml) return t.inconclusive(UNSTABLE_BATCH);
    t.judge(forms.xml.defect, forms.xml.answer);
  },
});
