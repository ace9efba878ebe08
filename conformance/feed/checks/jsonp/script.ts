import { check } from '../../../core/check/check.ts';
import { jsonpListing as calledListing } from '../../premises/jsonp/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const script = check<FeedTarget>()({
  proves: 'FEED-JP-001',
  reasons: {
    'not-javascript': 'what is served with a callback is no script',
    encoding: 'the script is in another encoding than it says, which is UTF-8 where it says none',
  },
  run: async (_feed, t) => {
    t.judge(undefined, await t.use(calledListing));
  },
});
