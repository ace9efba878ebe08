import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withSuccessHeaders } from '../feed-caching.ts';

export default fault<FeedRig>({
  text: 'answers with events that a cache has kept for a while',
  breaks: 'FEED-RT-004',
  caughtBy: ['feed/caching/asked#age'],
  install: (rig) => withSuccessHeaders(rig, { 'cache-control': 'max-age=0, must-revalidate', age: '45' }),
});
