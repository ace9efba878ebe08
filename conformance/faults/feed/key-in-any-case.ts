import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withLikeKeys } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'does not mind the case of the letters in a key',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#case'],
  needs: { key: 'Zx9-one-Key-of-letters' },
  install: (rig) => withLikeKeys(rig, (given, valid) => given.toLowerCase() === valid.toLowerCase()),
});
