import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'lists a hundred events at most',
  breaks: 'FEED-LI-002',
  caughtBy: ['feed/published/listed#truncated'],
  install: (rig) => withFeedParts(rig, { select: (...given) => rig.parts.select(...given).slice(0, 100) }),
});
