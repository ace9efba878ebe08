import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withLikeKeys } from '../feed-keys.ts';

export default fault<FeedRig>({
  text: 'puts the key into a query to its database as it is',
  breaks: 'FEED-KY-002',
  caughtBy: ['feed/key/invalid#query'],
  install: (rig) => withLikeKeys(rig, (given) => /' OR /.test(given)),
});
