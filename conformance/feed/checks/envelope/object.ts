import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { readData, readMeta } from '../../oracle/list/json-list.ts';
import { filledListing } from '../../premises/list/filled-listing.ts';
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
  owns: [reasonsOf([listing, filledListing], 'not-an-object', 'no-meta', 'no-data')],
  run: async (feed, t) => {
    const at = listAddress(feed);
    for (const { root, answer } of (await t.use(filledListing)).readings)
      t.judge(readMeta(root, at).defect ?? readData(root, at).defect, answer);
  },
});
