import { gzipSync } from 'node:zlib';
import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedMiddleware } from '../feed.ts';

export default fault<FeedRig>({
  text: 'compresses twice what it says is compressed once',
  breaks: 'FEED-HT-013',
  caughtBy: ['feed/coded/same#unreadable', 'feed/coded/published#unreadable'],
  install: (rig) =>
    withFeedMiddleware(rig, (next) => async (request) => {
      const response = await next(request);
      const isList = request.method === 'GET' && request.url.includes('.json');
      if (!isList || response.headers.get('content-encoding') !== 'gzip') return response;
      const bytes = gzipSync(await response.bytes());
      const headers = new Headers(response.headers);
      headers.set('content-length', String(bytes.length));
      return new Response(bytes, { status: response.status, headers });
    }),
});
