import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedMiddleware } from '../feed.ts';

export default fault<FeedRig>({
  text: 'calls the function of another request that is under way',
  breaks: 'FEED-FM-004',
  caughtBy: ['feed/jsonp/names#left-over'],
  install: (rig) => {
    const open = new Set<string>();
    return withFeedMiddleware(rig, (next) => async (request) => {
      const url = new URL(request.url);
      const callback = url.searchParams.get('callback');
      if (callback !== null) open.add(callback);
      await new Promise(setImmediate);
      const [left] = [...open].filter((name) => name.startsWith('jQuery'));
      if (callback === null && left !== undefined && url.pathname.endsWith('.json'))
        url.searchParams.set('callback', left);
      return next(new Request(url, request)).finally(() => callback !== null && open.delete(callback));
    });
  },
});
