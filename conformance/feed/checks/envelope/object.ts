import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { readData, readMeta } from '../../oracle/list/json-list.ts';
import { listAddress, listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const object = check<FeedTarget>()({
  // FEED-EN-001 (must): A successful answer is an object with the members `meta` and `data`. [interface, "Envelope"]
  proves: 'FEED-EN-001',
  reasons: {
    'not-an-object': 'the JSON is not an object',
    'no-meta': 'the envelope has no object `meta`',
    'no-data': 'the envelope has no member `data`',
  },
  owns: [reasonsOf(listing, 'not-an-object', 'no-meta', 'no-data')],
  run: async (feed, t) => {
    const { root, answer } = await t.use(listing);
    const at = listAddress(feed);
    t.judge(readMeta(root, at).defect ?? readData(root, at).defect, answer);
  },
});
