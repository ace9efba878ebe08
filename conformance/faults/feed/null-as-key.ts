import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'takes the word null for a key',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#word'],
  install: (rig) =>
    withFeedParts(rig, {
      authorise: (given, find) => (given[0] === 'null' ? { status: 200 } : rig.parts.authorise(given, find)),
    }),
});
