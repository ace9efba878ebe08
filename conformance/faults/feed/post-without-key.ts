import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedMiddleware } from '../feed.ts';
import { withOpenDoor } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'answers POST as GET, and asks for no key',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#method', 'feed/key/invalid#form'],
  alsoFails: ['feed/methods/harmless#changed'],
  install: (rig) => {
    const open = withOpenDoor(rig, ({ headers }) => headers.has('x-posted'));
    return withFeedMiddleware(open, (next) => async (request) => {
      if (request.method !== 'POST') return next(request);
      return next(new Request(request.url, { headers: { 'x-posted': 'yes' } }));
    });
  },
});
