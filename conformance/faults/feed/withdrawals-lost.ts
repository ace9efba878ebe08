import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedStore } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'lists an item that was withdrawn',
  breaks: 'FEED-RT-003',
  caughtBy: ['feed/realtime/withdrawn#listed'],
  install: (rig) => withFeedStore(rig, () => ({ remove: () => true })),
});
