import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'takes any text for a callback',
  breaks: 'FEED-JP-003',
  caughtBy: ['feed/jsonp/unsafe#reflected'],
  install: (rig) => withFeedParts(rig, { callback: ([name]) => name || undefined }),
});
