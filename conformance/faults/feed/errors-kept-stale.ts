import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withErrorHeaders } from '../feed-caching.ts';

export default fault<FeedRig>({
  text: 'lets caches use errors while they ask',
  breaks: 'FEED-HT-009',
  caughtBy: ['feed/caching/errors-asked#stale-while-revalidate'],
  install: (rig) => withErrorHeaders(rig, { 'cache-control': 'max-age=0, stale-while-revalidate=600' }),
});
