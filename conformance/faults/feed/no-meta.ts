import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'serves the list of events without `meta`',
  breaks: 'FEED-EN-001',
  caughtBy: ['feed/envelope/object#no-meta'],
  install: (rig) => withFeedParts(rig, { jsonFrame: () => ['{"data":', '}'] }),
});
