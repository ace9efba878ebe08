import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedStore } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'lists an item as it was first changed',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/sequences/listed#stale'],
  install: (rig) => {
    const changed = new Set<number>();
    return withFeedStore(rig, (store) => ({
      change: (number, draft) => {
        if (!changed.has(number)) store.change(number, draft);
        changed.add(number);
      },
    }));
  },
});
