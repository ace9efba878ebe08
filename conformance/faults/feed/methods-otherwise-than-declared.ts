import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedMiddleware } from '../feed.ts';

export default fault<FeedRig>({
  text: 'refuses other methods, where as-get was declared',
  breaks: 'FEED-FM-007',
  caughtBy: ['feed/methods/harmless#not-as-declared'],
  needs: { declare: { 'feed-methods': 'as-get' } },
  install: (rig) => withFeedMiddleware(rig, (next) => (request) => next(request)),
});
