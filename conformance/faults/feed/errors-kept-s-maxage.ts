import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withErrorHeaders } from '../feed-caching.ts';

export default fault<FeedRig>({
  text: 'lets shared caches keep errors for a minute',
  breaks: 'FEED-HT-009',
  caughtBy: ['feed/caching/errors-asked#s-maxage'],
  install: (rig) => withErrorHeaders(rig, { 'cache-control': 'max-age=0, s-maxage=60' }),
});
