import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedStore } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'loses a change that is made while another is',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/published/changes#lost'],
  install: (rig) => {
    let busy = false;
    return withFeedStore(rig, (store) => ({
      change: (number, draft) => {
        if (busy) return;
        busy = true;
        queueMicrotask(() => {
          busy = false;
        });
        store.change(number, draft);
      },
    }));
  },
});
