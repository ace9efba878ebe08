import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedStore } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'lists an item as it was first published',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/realtime/updated#not-seen'],
  install: (rig) => withFeedStore(rig, () => ({ change: () => {} })),
});
