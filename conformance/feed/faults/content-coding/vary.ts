import type { FeedRig } from '../../../../src/reference/feed/index.ts';
import { fault } from '../../../core/alteration/alteration.ts';
import { withFeedHeaders } from '../../testbed/alterations.ts';

export const noVary = fault<FeedRig>({
  text: 'does not say that the coding depends on what is accepted, and lets caches store it',
  breaks: 'FEED-HT-005',
  caughtBy: ['feed/content-coding/vary#missing'],
  install: (rig) =>
    withFeedHeaders(rig, /\/events\//, (headers) => {
      headers.delete('vary');
      headers.set('cache-control', 'no-cache');
    }),
});
