import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedMiddleware } from '../feed.ts';

export default fault<FeedRig>({
  text: 'says to HEAD that there is no content',
  breaks: 'FEED-HT-002',
  caughtBy: ['feed/http/head#length'],
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      const answer = await next(request);
      if (request.method !== 'HEAD') return answer;
      const headers = new Headers(answer.headers);
      headers.set('content-length', '0');
      return new Response(null, { status: answer.status, headers });
    }),
});
