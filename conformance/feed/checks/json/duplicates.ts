import { check } from '../../../core/check/check.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const duplicates = check<FeedTarget>()({
  // FEED-JS-003 (should): No object has two members with the same name. [rfc8259, "4"]
  proves: 'FEED-JS-003',
  reasons: { duplicate: 'an object has two members of the same name' },
  run: async (_feed, t) => {
    const { duplicates, answer } = await t.use(listing);
    const [first] = duplicates;
    const expected = 'each name once in an object';
    const actual = `a second member; ${duplicates.length} repeated names in all`;
    t.judge(first && { reason: 'duplicate', expected, actual, at: first.pointer }, answer);
  },
});
