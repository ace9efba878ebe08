import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedMiddleware } from '../feed.ts';

export default fault<FeedRig>({
  text: 'answers HEAD with 404',
  breaks: 'FEED-HT-002',
  caughtBy: ['feed/http/head#status'],
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      const answer = await next(request);
      if (request.method !== 'HEAD') return answer;
      const headers = new Headers(answer.headers);
      headers.delete('content-length');
      return new Response(null, { status: 404, headers });
    }),
});
