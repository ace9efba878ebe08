import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'says of no key what it says of a wrong one',
  breaks: 'FEED-OD-002',
  caughtBy: ['feed/refusal/without-key#other'],
  install: (rig) =>
    withFeedParts(rig, {
      authorise: (given, find) => (given.length === 0 ? { status: 401 } : rig.parts.authorise(given, find)),
    }),
});
