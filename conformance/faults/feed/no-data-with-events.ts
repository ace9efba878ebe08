import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'says that there is no data, and lists events',
  breaks: 'FEED-EN-003',
  caughtBy: ['feed/envelope/status#no-data'],
  install: (rig) => withFeedParts(rig, { found: () => 204 }),
});
