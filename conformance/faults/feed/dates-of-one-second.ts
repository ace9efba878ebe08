import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withDates } from '../feed-tags.ts';

export default fault<FeedRig>({
  text: 'tells by Last-Modified alone what has changed, also within one second',
  breaks: 'FEED-HT-007',
  caughtBy: ['feed/conditional/not-modified#same-second'],
  install: (rig) => withDates(rig),
});
