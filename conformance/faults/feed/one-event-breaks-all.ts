import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedMiddleware, withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'answers with an error of the server where a title has a character that XML cannot say',
  breaks: 'FEED-LI-002',
  caughtBy: ['feed/published/listed#unreadable'],
  install: (rig) => {
    const strict = withFeedParts(rig, {
      text: (given) => {
        if (given.includes('\0')) throw new TypeError('a character that XML cannot say');
        return rig.parts.text(given);
      },
    });
    return withFeedMiddleware(strict, (next) => async (request) => {
      try {
        return await next(request);
      } catch {
        return new Response('internal error', { status: 500 });
      }
    });
  },
});
