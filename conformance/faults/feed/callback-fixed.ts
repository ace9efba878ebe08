import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'calls one function whatever the callback is',
  breaks: 'FEED-FM-004',
  caughtBy: ['feed/jsonp/called#other-call'],
  install: (rig) => withFeedParts(rig, { jsonp: (_name, frame) => rig.parts.jsonp('callback', frame) }),
});
