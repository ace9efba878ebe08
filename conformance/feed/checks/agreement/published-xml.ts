import { check } from '../../../core/check/check.ts';
import { matchingXml } from '../../premises/agreement/matching-xml.ts';
import { judgePublishedForm } from '../../premises/agreement/published-form.ts';
import { readableBatch } from '../../premises/published/readable-batch.ts';
import type { FeedTarget } from '../../target/target.ts';

export const publishedXml = check<FeedTarget>()({
  proves: 'FEED-FM-003',
  needs: ['publisher'],
  reasons: {
    'line-end': 'a carriage return of a published text is in JSON, and in XML not: it was not written as a reference',
    differs: 'an unusual event that was published is served otherwise in XML than in JSON',
  },
  run: async (_feed, t) => {
    await t.use(matchingXml);
    await judgePublishedForm(t, (await t.use(readableBatch)).forms.xml);
  },
});
