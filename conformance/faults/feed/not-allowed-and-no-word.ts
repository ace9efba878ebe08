import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedMiddleware } from '../feed.ts';

export default fault<FeedRig>({
  text: 'does not say which methods are allowed',
  breaks: 'FEED-HT-003',
  caughtBy: ['feed/http/allow#missing'],
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      const answer = await next(request);
      const headers = new Headers(answer.headers);
      if (answer.status === 405) headers.delete('allow');
      return new Response(answer.body, { status: answer.status, headers });
    }),
});
