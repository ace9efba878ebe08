import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { jsonpListing } from '../../premises/jsonp/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const script = check<FeedTarget>()({
  proves: 'FEED-JP-001',
  reasons: {
    'not-javascript': 'what is served with a callback is no script',
    encoding: 'the script is in another encoding than it says, which is UTF-8 where it says none',
  },
  owns: [reasonsOf(jsonpListing, 'encoding', 'not-javascript')],
  run: async (_feed, t) => {
    t.judge(undefined, await t.use(jsonpListing));
  },
});
