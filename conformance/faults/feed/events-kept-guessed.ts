import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withSuccessHeaders } from '../feed-caching.ts';

export default fault<FeedRig>({
  text: 'lets caches guess how long events are right',
  breaks: 'FEED-RT-004',
  caughtBy: ['feed/caching/asked#heuristic'],
  install: (rig) => withSuccessHeaders(rig, { 'last-modified': 'Sat, 14 Oct 2023 00:00:00 GMT' }),
});
