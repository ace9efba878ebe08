import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'takes no notice of a callback',
  breaks: 'FEED-FM-004',
  caughtBy: ['feed/jsonp/called#not-wrapped'],
  install: (rig) => withFeedParts(rig, { callback: () => undefined }),
});
