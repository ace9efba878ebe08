import { check } from '../../../core/check/check.ts';
import { reasonsOf } from '../../../core/check/owned-reasons.ts';
import { scriptDefect } from '../../oracle/jsonp/call-defects.ts';
import { runCallback } from '../../premises/jsonp/callback.ts';
import { jsonpAddress, jsonpListing } from '../../premises/jsonp/listing.ts';
import type { FeedTarget } from '../../target/target.ts';

export const script = check<FeedTarget>()({
  // FEED-JP-001 (must): An answer that is served as JSONP is a script. [ecmascript, "16.1"]
  proves: 'FEED-JP-001',
  reasons: {
    'not-javascript': 'the content that is served with a callback is not a script',
    encoding: 'the script is in another encoding than its charset, or not in UTF-8 without a charset',
  },
  owns: [reasonsOf(jsonpListing, 'encoding', 'not-javascript')],
  run: async (feed, t) => {
    const answer = await t.use(jsonpListing);
    t.judge(scriptDefect(answer, runCallback(t), jsonpAddress(feed, t)), answer);
  },
});
