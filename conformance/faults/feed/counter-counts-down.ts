import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'says how many requests are left',
  breaks: 'FEED-EN-011',
  caughtBy: ['feed/counter/rises#falls'],
  install: (rig) => withFeedParts(rig, { count: async (key, counted) => 25_000 - (await counted(key)) }),
});
