import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'says of a wrong key what it says of none',
  breaks: 'FEED-OD-003',
  caughtBy: ['feed/refusal/invalid-key#other'],
  install: (rig) =>
    withFeedParts(rig, {
      authorise: (given, find) => {
        const right = rig.parts.authorise(given, find);
        return right.status === 401 ? { status: 511 } : right;
      },
    }),
});
