import { check } from '../../../core/check/check.ts';
import { integerDefect } from '../../oracle/json/value.ts';
import { filledListing } from '../../premises/list/filled-listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const requests = check<FeedTarget>()({
  // FEED-EN-006 (must): `meta.requests` is an integer, or null. [interface, "Envelope"]
  proves: 'FEED-EN-006',
  reasons: { type: '`meta.requests` is neither an integer nor null' },
  run: async (_feed, t) => {
    for (const { meta, answer } of (await t.use(filledListing)).readings)
      t.judge(integerDefect(meta.members.get('requests'), 'the number of requests'), answer);
  },
});
