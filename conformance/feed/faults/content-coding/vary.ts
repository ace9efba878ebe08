import { feedFault } from '../../testbed/alteration.ts';
import { withFeedHeaders } from '../../testbed/alterations.ts';

export const noVary = feedFault({
  text: 'sends no Vary although the coding depends on the request, and lets caches store it',
  breaks: 'FEED-HT-005',
  caughtBy: ['feed/content-coding/vary#missing'],
  install: (rig) =>
    withFeedHeaders(rig, /\/events\//, (headers) => {
      headers.delete('vary');
      headers.set('cache-control', 'no-cache');
    }),
});
