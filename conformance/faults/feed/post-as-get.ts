import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedMiddleware } from '../feed.ts';

export default fault<FeedRig>({
  text: 'answers POST as GET, and refuses other methods',
  breaks: 'FEED-FM-007',
  caughtBy: ['feed/methods/harmless#changed'],
  install: (rig) =>
    withFeedMiddleware(
      rig,
      (next) => (request) => next(request.method === 'POST' ? new Request(request.url) : request),
    ),
});
