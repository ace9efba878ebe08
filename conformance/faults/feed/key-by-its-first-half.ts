import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withLikeKeys } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'looks at the first half of a key, and at its length',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#changed'],
  install: (rig) =>
    withLikeKeys(rig, (given, valid) => {
      const half = valid.length / 2;
      return given.length === valid.length && given.slice(0, half) === valid.slice(0, half);
    }),
});
