import { deflateSync, gzipSync } from 'node:zlib';
import { feedFault } from '../../testbed/alteration.ts';
import { withFeedMiddleware } from '../../testbed/alterations.ts';
import { acceptsGzip, withDeflate } from '../../testbed/content-codings.ts';
import { withFeedUrl } from '../../testbed/keys.ts';

export const deflateInAscii = feedFault({
  text: 'loses letters beyond ASCII where it compresses with deflate',
  breaks: 'FEED-HT-013',
  caughtBy: ['feed/content-coding/json#differs'],
  install: (rig) =>
    withDeflate(rig, (bytes) =>
      deflateSync(
        Buffer.from(bytes)
          .toString('utf8')
          .replaceAll(/[^\0-\x7f]/g, '?'),
      ),
    ),
});

export const gzipOfAnotherSite = feedFault({
  text: 'answers clients that accept gzip with the events of another site',
  breaks: 'FEED-HT-013',
  caughtBy: ['feed/content-coding/json#differs'],
  alsoFails: ['feed/realtime/published#not-in-gzip'],
  install: (rig) =>
    withFeedUrl(rig, (url, request) => {
      if (acceptsGzip(request)) url.pathname = url.pathname.replace('/engineering.', '/eng.');
    }),
});

export const gzipTwice = feedFault({
  text: 'compresses content twice that it declares to be compressed once',
  breaks: 'FEED-HT-013',
  caughtBy: ['feed/content-coding/json#unreadable', 'feed/content-coding/published#unreadable'],
  alsoFails: ['feed/json/encoding#not-utf8'],
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
