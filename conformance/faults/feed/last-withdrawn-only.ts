import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedStore } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'withdraws an item only where it is the last that was published',
  breaks: 'FEED-RT-003',
  caughtBy: ['feed/sequences/listed#back'],
  alsoFails: ['feed/realtime/cleared#left'],
  install: (rig) => {
    let last = 0;
    return withFeedStore(rig, (store) => ({
      add: (draft) => {
        last = store.add(draft);
        return last;
      },
      remove: (number) => number !== last || store.remove(number),
    }));
  },
});
