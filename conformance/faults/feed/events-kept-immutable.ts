import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withSuccessHeaders } from '../feed-caching.ts';

export default fault<FeedRig>({
  text: 'says that events never change',
  breaks: 'FEED-RT-004',
  caughtBy: ['feed/caching/asked#immutable'],
  install: (rig) => withSuccessHeaders(rig, { 'cache-control': 'public, immutable' }),
});
