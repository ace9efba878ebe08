import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedMiddleware } from '../feed.ts';

export default fault<FeedRig>({
  text: 'fails when it is asked with POST',
  breaks: 'FEED-HT-008',
  caughtBy: ['feed/odd/answered#server-error'],
  install: (rig) =>
    withFeedMiddleware(
      rig,
      (next) => (request) =>
        request.method === 'POST' ? Promise.resolve(new Response('internal error\n', { status: 500 })) : next(request),
    ),
});
