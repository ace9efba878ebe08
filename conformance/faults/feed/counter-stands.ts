import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'says of each request that it is the same number of all',
  breaks: 'FEED-EN-011',
  caughtBy: ['feed/counter/rises#standing'],
  install: (rig) => withFeedParts(rig, { count: async () => 42 }),
});
