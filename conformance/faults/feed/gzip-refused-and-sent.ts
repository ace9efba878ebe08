import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'sends gzip to whoever gives it the weight zero',
  breaks: 'FEED-HT-004',
  caughtBy: ['feed/http/coding#not-accepted'],
  install: (rig) => withFeedParts(rig, { wantsGzip: (accepted) => accepted?.includes('gzip') ?? false }),
});
