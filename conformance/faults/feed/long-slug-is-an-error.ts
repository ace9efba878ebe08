import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedMiddleware } from '../feed.ts';

export default fault<FeedRig>({
  text: 'fails at a long slug',
  breaks: 'FEED-HT-008',
  caughtBy: ['feed/odd/answered#server-error'],
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      if (request.url.length > 1000) return new Response('too long for a file name', { status: 500 });
      return next(request);
    }),
});
