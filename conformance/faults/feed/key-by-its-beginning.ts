import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withLikeKeys } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'takes the beginning of a key for the key',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#shortened'],
  install: (rig) => withLikeKeys(rig, (given, valid) => given !== '' && valid.startsWith(given)),
});
