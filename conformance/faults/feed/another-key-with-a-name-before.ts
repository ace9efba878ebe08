import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withLikeKeys } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'takes a name before a further key for a part of it',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#extended'],
  install: (rig) => withLikeKeys(rig, (given, valid) => valid.includes('+') && given.endsWith(valid)),
});
