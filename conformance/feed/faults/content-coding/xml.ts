import { feedFault } from '../../testbed/alteration.ts';
import { acceptsGzip } from '../../testbed/content-codings.ts';
import { withFeedUrl } from '../../testbed/keys.ts';

export const gzipXmlIsJson = feedFault({
  text: 'answers clients that accept gzip with JSON where the format is XML',
  breaks: 'FEED-HT-013',
  caughtBy: ['feed/content-coding/xml#unreadable'],
  install: (rig) =>
    withFeedUrl(rig, (url, request) => {
      if (acceptsGzip(request)) url.pathname = url.pathname.replace(/xml$/, 'json');
    }),
});

export const gzipXmlOfAnotherSite = feedFault({
  text: 'answers clients that accept gzip with XML of another site',
  breaks: 'FEED-HT-013',
  caughtBy: ['feed/content-coding/xml#differs'],
  alsoFails: ['feed/realtime/published#not-in-gzip'],
  install: (rig) =>
    withFeedUrl(rig, (url, request) => {
      if (acceptsGzip(request)) url.pathname = url.pathname.replace('/engineering.xml', '/eng.xml');
    }),
});
