import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives the number of the site in meta.method',
  breaks: 'FEED-OD-011',
  caughtBy: ['feed/known/method#not-text'],
  install: (rig) =>
    withFeedParts(rig, {
      method: ({ number, ...site }, parts) => ({ ...rig.parts.method({ number, ...site }, parts), site_id: number }),
    }),
});
