import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withErrorHeaders } from '../feed-caching.ts';

export default fault<FeedRig>({
  text: 'says that errors never change',
  breaks: 'FEED-HT-009',
  caughtBy: ['feed/caching/errors-asked#immutable'],
  install: (rig) => withErrorHeaders(rig, { 'cache-control': 'public, immutable' }),
});
