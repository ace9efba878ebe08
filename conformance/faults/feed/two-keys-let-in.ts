import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'lets in whoever sends two keys',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#several'],
  install: (rig) =>
    withFeedParts(rig, {
      authorise: (given, find) => (given.length > 1 ? { status: 200 } : rig.parts.authorise(given, find)),
    }),
});
