import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedMiddleware } from '../feed.ts';

export default fault<FeedRig>({
  text: 'answers 304 to its own date though the events have changed',
  breaks: 'FEED-HT-007',
  caughtBy: ['feed/conditional/not-modified#changed'],
  install: (rig) => {
    const date = new Date(rig.clock.now()).toUTCString();
    return withFeedMiddleware(rig, (next) => async (request) => {
      const answer = await next(request);
      if (request.method !== 'GET' || !request.url.includes('.json')) return answer;
      const headers = new Headers(answer.headers);
      headers.set('last-modified', date);
      if (request.headers.get('if-modified-since') !== date)
        return new Response(answer.body, { status: answer.status, headers });
      return new Response(null, { status: 304, headers });
    });
  },
});
