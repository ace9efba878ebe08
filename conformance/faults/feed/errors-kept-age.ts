import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withErrorHeaders } from '../feed-caching.ts';

export default fault<FeedRig>({
  text: 'answers with errors that a cache has kept for a while',
  breaks: 'FEED-HT-009',
  caughtBy: ['feed/caching/errors-asked#age'],
  install: (rig) => withErrorHeaders(rig, { 'cache-control': 'max-age=0, must-revalidate', age: '45' }),
});
