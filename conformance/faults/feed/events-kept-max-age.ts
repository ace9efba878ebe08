import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withSuccessHeaders } from '../feed-caching.ts';

export default fault<FeedRig>({
  text: 'lets caches keep events for a minute',
  breaks: 'FEED-RT-004',
  caughtBy: ['feed/caching/asked#max-age'],
  install: (rig) => withSuccessHeaders(rig, { 'cache-control': 'public, max-age=60' }),
});
