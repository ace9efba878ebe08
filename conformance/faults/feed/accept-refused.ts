import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedMiddleware } from '../feed.ts';

export default fault<FeedRig>({
  text: 'refuses a format that the client would rather not have',
  breaks: 'FEED-FM-006',
  caughtBy: ['feed/agreement/path#refused'],
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      const refused = /^application\/xml,/.test(request.headers.get('accept') ?? '') && /\.json/.test(request.url);
      return refused ? new Response(null, { status: 406, headers: { 'cache-control': 'no-store' } }) : next(request);
    }),
});
