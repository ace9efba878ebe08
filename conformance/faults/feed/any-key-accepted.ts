import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'takes any key that is not empty',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#changed'],
  install: (rig) =>
    withFeedParts(rig, {
      authorise: (given, find) => (given[0] ? { ...rig.parts.authorise(given, find), status: 200 } : { status: 511 }),
    }),
});
