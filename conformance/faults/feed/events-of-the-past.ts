import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'lists events that are long over',
  breaks: 'FEED-LI-001',
  caughtBy: ['feed/upcoming/past#long-over'],
  install: (rig) => withFeedParts(rig, { select: (items) => items }),
});
