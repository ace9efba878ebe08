import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withErrorHeaders } from '../feed-caching.ts';

export default fault<FeedRig>({
  text: 'lets caches guess how long errors are right',
  breaks: 'FEED-HT-009',
  caughtBy: ['feed/caching/errors-asked#heuristic'],
  install: (rig) =>
    withErrorHeaders(rig, { 'cache-control': 'public', 'last-modified': 'Sat, 14 Oct 2023 00:00:00 GMT' }),
});
