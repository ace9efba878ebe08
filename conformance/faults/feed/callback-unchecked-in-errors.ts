import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedMiddleware } from '../feed.ts';

export default fault<FeedRig>({
  text: 'calls what is no name in an error',
  breaks: 'FEED-JP-003',
  caughtBy: ['feed/jsonp/unsafe#reflected'],
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      const url = new URL(request.url);
      const name = url.searchParams.get('callback');
      if (name === null || /^[\w$.]+$/.test(name)) return next(request);
      url.searchParams.delete('callback');
      const plain = await next(new Request(url));
      const text = await plain.text();
      if (!text.includes('"status":401')) return next(request);
      return new Response(`${name}(${text});`, { headers: { 'content-type': 'text/javascript' } });
    }),
});
