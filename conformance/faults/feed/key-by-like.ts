import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withLikeKeys } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'looks for the key with LIKE, where an underscore is any letter',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#query'],
  install: (rig) => withLikeKeys(rig, (given, valid) => given === '_'.repeat(valid.length)),
});
