import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'takes the dots out of callbacks',
  breaks: 'FEED-JP-006',
  caughtBy: ['feed/jsonp/any-name#other-call'],
  install: (rig) => withFeedParts(rig, { jsonp: (name, frame) => rig.parts.jsonp(name.replaceAll('.', ''), frame) }),
});
