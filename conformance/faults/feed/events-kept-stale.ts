import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withSuccessHeaders } from '../feed-caching.ts';

export default fault<FeedRig>({
  text: 'lets caches use events while they ask',
  breaks: 'FEED-RT-004',
  caughtBy: ['feed/caching/asked#stale-while-revalidate'],
  install: (rig) => withSuccessHeaders(rig, { 'cache-control': 'max-age=0, stale-while-revalidate=600' }),
});
