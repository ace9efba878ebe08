import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withLikeKeys } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'reads a key up to the first NUL',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#extended'],
  install: (rig) => withLikeKeys(rig, (given, valid) => given.split('\0')[0] === valid),
});
