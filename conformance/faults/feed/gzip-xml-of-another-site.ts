import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { takesGzip } from '../feed-forms.ts';
import { withFeedUrl } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'answers whoever accepts gzip with XML of another site',
  breaks: 'FEED-HT-013',
  caughtBy: ['feed/coded/xml#differs'],
  alsoFails: ['feed/realtime/published#not-in-gzip'],
  install: (rig) =>
    withFeedUrl(rig, (url, request) => {
      if (takesGzip(request)) url.pathname = url.pathname.replace('/engineering.xml', '/eng.xml');
    }),
});
