import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives events to whoever sends no key',
  breaks: 'FEED-KY-001',
  caughtBy: ['feed/key/required#json'],
  install: (rig) =>
    withFeedParts(rig, {
      authorise: (given, find) => (given.length === 0 ? { status: 200 } : rig.parts.authorise(given, find)),
    }),
});
