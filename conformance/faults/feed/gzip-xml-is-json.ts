import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { takesGzip } from '../feed-forms.ts';
import { withFeedUrl } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'answers whoever accepts gzip with JSON where XML is asked for',
  breaks: 'FEED-HT-013',
  caughtBy: ['feed/coded/xml#unreadable'],
  install: (rig) =>
    withFeedUrl(rig, (url, request) => {
      if (takesGzip(request)) url.pathname = url.pathname.replace(/xml$/, 'json');
    }),
});
