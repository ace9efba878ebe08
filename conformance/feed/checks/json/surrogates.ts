import { check } from '../../../core/check/check.ts';
import { listing } from '../../premises/list/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const surrogates = check<FeedTarget>()({
  proves: 'FEED-JS-005',
  reasons: { lone: 'a text holds half of a surrogate pair' },
  run: async (_feed, t) => {
    const { loneSurrogates: found, answer } = await t.use(listing);
    const at = found[0]?.pointer ?? '';
    t.judge(
      found[0] && { reason: 'lone', expected: 'Unicode characters', actual: 'half of a surrogate pair', at },
      answer,
    );
  },
});
