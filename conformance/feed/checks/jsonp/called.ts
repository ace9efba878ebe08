import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { jsonpListing } from '../../premises/jsonp/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const called = check<FeedTarget>()({
  proves: 'FEED-FM-004',
  reasons: {
    'not-served': 'with a callback the events are not served',
    'not-wrapped': 'with a callback the answer is no call',
    'other-call': 'another function is called than was asked for',
    'several-statements': 'there is more than one call',
    argument: 'the call is made with something else than one object in JSON',
  },
  owns: [reasonsOf(jsonpListing, 'not-served', 'not-wrapped', 'other-call', 'several-statements', 'argument')],
  run: async (_feed, t) => {
    t.judge(undefined, await t.use(jsonpListing));
  },
});
