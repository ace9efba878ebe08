import { check } from '../../../core/check/check.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const surrogates = check<FeedTarget>()({
  // FEED-JS-005 (should): Strings are sequences of Unicode characters: no half of a surrogate pair stands alone. [rfc7493, "2.1"]
  proves: 'FEED-JS-005',
  reasons: { lone: 'a text has half of a surrogate pair' },
  run: async (_feed, t) => {
    const { loneSurrogates, answer } = await t.use(listing);
    const [first] = loneSurrogates;
    const [expected, actual] = ['Unicode characters', 'half of a surrogate pair'];
    t.judge(first && { reason: 'lone', expected, actual, at: first.pointer }, answer);
  },
});
