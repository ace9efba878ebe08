import { feedFault } from '../../testbed/alteration.ts';
import { withFeedStore } from '../../testbed/store.ts';

export const consecutiveWithdrawalsLost = feedFault({
  text: 'loses each withdrawal that comes right after another',
  breaks: 'FEED-RT-003',
  caughtBy: ['feed/realtime/concurrent-withdrawals#still-listed'],
  alsoFails: ['feed/realtime/sequences#reappeared'],
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
