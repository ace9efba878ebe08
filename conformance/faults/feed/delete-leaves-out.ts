import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedJson, withFeedMiddleware } from '../feed.ts';

export default fault<FeedRig>({
  text: 'leaves an event out of some answers when DELETE was sent',
  breaks: 'FEED-FM-007',
  caughtBy: ['feed/methods/harmless#changes'],
  install: (rig) => {
    let left = 0;
    const json = withFeedJson(rig, (value) => {
      const { data } = value;
      return left-- > 0 && Array.isArray(data) ? { ...value, data: data.slice(1) } : value;
    });
    return withFeedMiddleware(json, (next) => async (request) => {
      if (request.method === 'DELETE') left = 4;
      return next(request);
    });
  },
});
