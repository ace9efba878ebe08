import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedMiddleware } from '../feed.ts';

export default fault<FeedRig>({
  text: 'fails at a percent sign before no digits',
  breaks: 'FEED-HT-008',
  caughtBy: ['feed/odd/answered#server-error'],
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      if (request.url.includes('%zz')) return new Response('URIError: URI malformed', { status: 500 });
      return next(request);
    }),
});
