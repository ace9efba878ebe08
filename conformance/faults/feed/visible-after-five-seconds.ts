import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withItemsLate } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'lists an item five seconds after its publication',
  breaks: 'FEED-RT-001',
  caughtBy: ['feed/realtime/published#not-listed'],
  install: (rig) => withItemsLate(rig, 5_000),
});
