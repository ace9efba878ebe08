import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedStore } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'loses each withdrawal that comes right after another',
  breaks: 'FEED-RT-003',
  caughtBy: ['feed/realtime/cleared#left'],
  alsoFails: ['feed/sequences/listed#back'],
  install: (rig) =>
    withFeedStore(rig, (store) => {
      let busy = false;
      return {
        stamps: (site) => {
          busy = false;
          return store.stamps(site);
        },
        remove: (number) => {
          const done = busy || store.remove(number);
          busy = true;
          return done;
        },
      };
    }),
});
