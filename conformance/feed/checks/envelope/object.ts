import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const object = check<FeedTarget>()({
  proves: 'FEED-EN-001',
  reasons: {
    'not-an-object': 'the JSON is no object',
    'no-meta': 'the envelope has no object `meta`',
    'no-data': 'the envelope has no member `data`',
  },
  owns: [reasonsOf(listing, 'not-an-object', 'no-meta', 'no-data')],
  run: async (_feed, t) => {
    t.judge(undefined, (await t.use(listing)).answer);
  },
});
