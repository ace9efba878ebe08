import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'takes out of a callback what is not allowed in one',
  breaks: 'FEED-JP-003',
  caughtBy: ['feed/jsonp/unsafe#stripped'],
  install: (rig) => withFeedParts(rig, { callback: ([name]) => name?.replace(/[^\w$.]/g, '') || undefined }),
});
