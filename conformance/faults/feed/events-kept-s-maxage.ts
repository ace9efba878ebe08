import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withSuccessHeaders } from '../feed-caching.ts';

export default fault<FeedRig>({
  text: 'lets shared caches keep events for a minute',
  breaks: 'FEED-RT-004',
  caughtBy: ['feed/caching/asked#s-maxage'],
  install: (rig) => withSuccessHeaders(rig, { 'cache-control': 'max-age=0, s-maxage=60' }),
});
