import { check } from '../../../core/check/check.ts';
import { jsonpListing as calledListing } from '../../premises/jsonp/listing.ts';
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
  run: async (_feed, t) => {
    t.judge(undefined, await t.use(calledListing));
  },
});
