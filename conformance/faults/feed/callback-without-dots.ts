import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'refuses callbacks with dots',
  breaks: 'FEED-JP-006',
  caughtBy: ['feed/jsonp/any-name#refused'],
  install: (rig) =>
    withFeedParts(rig, { callback: (given) => (given[0]?.includes('.') ? null : rig.parts.callback(given)) }),
});
