/** Short ways to let the clocks of a feed's hosts differ. */
import type { FeedRig } from '../../src/reference/feed/index.ts';
import { withFeedHeaders } from './feed.ts';

/** Gives every answer the Date of a host whose clock is ahead by so many seconds. */
export function withDateHeader(rig: FeedRig, aheadS: number): FeedRig {
  return withFeedHeaders(rig, /./, (headers) => {
    headers.set('date', new Date(rig.clock.now() + aheadS * 1000).toUTCString());
  });
}
