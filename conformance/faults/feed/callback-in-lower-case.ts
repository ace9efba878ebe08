import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'writes callbacks in lower case',
  breaks: 'FEED-FM-004',
  caughtBy: ['feed/jsonp/names#other-call'],
  install: (rig) => withFeedParts(rig, { jsonp: (name, frame) => rig.parts.jsonp(name.toLowerCase(), frame) }),
});
