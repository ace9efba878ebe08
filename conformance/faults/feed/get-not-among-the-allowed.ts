import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedMiddleware } from '../feed.ts';

export default fault<FeedRig>({
  text: 'says that only OPTIONS is allowed',
  breaks: 'FEED-HT-003',
  caughtBy: ['feed/http/allow#incomplete'],
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      const answer = await next(request);
      const headers = new Headers(answer.headers);
      if (answer.status === 405) headers.set('allow', 'OPTIONS');
      return new Response(answer.body, { status: answer.status, headers });
    }),
});
