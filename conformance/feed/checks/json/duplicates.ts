import { check } from '../../../core/check/check.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const duplicates = check<FeedTarget>()({
  proves: 'FEED-JS-003',
  reasons: { duplicate: 'an object has two members of one name' },
  run: async (_feed, t) => {
    const { duplicates: found, answer } = await t.use(listing);
    const expected = 'each name once in an object';
    const at = found[0]?.pointer ?? '';
    t.judge(
      found[0] && { reason: 'duplicate', expected, actual: `a second one; ${found.length} such in all`, at },
      answer,
    );
  },
});
