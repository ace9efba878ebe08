import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'lets a key that it refused in behind a valid one',
  breaks: 'FEED-KY-004',
  caughtBy: ['feed/key/apart#let-in'],
  alsoFails: ['feed/key/invalid#head'],
  install: (rig) => {
    const refused = new Set<string>();
    let valid = false;
    return withFeedParts(rig, {
      authorise: (given, find) => {
        const right = rig.parts.authorise(given, find);
        const [key = ''] = given;
        const before = valid;
        valid = right.status === 200;
        if (right.status !== 401 || given.length > 1) return right;
        if (before && refused.has(key)) return { status: 200 };
        refused.add(key);
        return right;
      },
    });
  },
});
