import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedMiddleware } from '../feed.ts';

export default fault<FeedRig>({
  text: 'does not answer a request with a very long callback',
  breaks: 'FEED-HT-008',
  caughtBy: ['feed/odd/answered#no-answer'],
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      const callback = new URL(request.url).searchParams.get('callback') ?? '';
      if (callback.length > 1000) throw new RangeError('Maximum call stack size exceeded');
      return next(request);
    }),
});
