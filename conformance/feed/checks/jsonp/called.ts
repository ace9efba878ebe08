import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { notServedDefect } from '../../oracle/answer/served.ts';
import { callDefect, callText } from '../../oracle/jsonp/call-defects.ts';
import { runCallback } from '../../premises/jsonp/callback.ts';
import { jsonpAddress, jsonpListing } from '../../premises/jsonp/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const called = check<FeedTarget>()({
  // FEED-FM-004 (must): With `callback`, the JSON is the argument of a call to the function of that name. [interface,
  //   "Endpoints"]
  proves: 'FEED-FM-004',
  reasons: {
    'not-served': 'with a callback the events are not served',
    'not-wrapped': 'with a callback the answer is not a call',
    'other-call': 'another function is called than the callback',
    'several-statements': 'the script has more than one call',
    argument: 'the argument of the call is not a single object in JSON',
  },
  owns: [reasonsOf(jsonpListing, 'not-served', 'not-wrapped', 'other-call', 'several-statements', 'argument')],
  run: async (feed, t) => {
    const answer = await t.use(jsonpListing);
    const [callback, at] = [runCallback(t), jsonpAddress(feed, t)];
    t.judge(notServedDefect(answer, callText(callback), at) ?? callDefect(answer, callback, at), answer);
  },
});
