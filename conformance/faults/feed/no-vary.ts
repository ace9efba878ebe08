import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedHeaders } from '../feed.ts';

export default fault<FeedRig>({
  text: 'does not say that the coding depends on what is accepted, and lets caches store it',
  breaks: 'FEED-HT-005',
  caughtBy: ['feed/http/vary#missing'],
  install: (rig) =>
    withFeedHeaders(rig, /\/events\//, (headers) => {
      headers.delete('vary');
      headers.set('cache-control', 'no-cache');
    }),
});
