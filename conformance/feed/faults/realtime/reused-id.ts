import { feedFault } from '../../testbed/alteration.ts';
import { withFeedStore } from '../../testbed/store.ts';

export const withdrawnIdsNeverListedAgain = feedFault({
  text: 'never lists the id of a withdrawn event again',
  breaks: 'FEED-RT-001',
  caughtBy: ['feed/realtime/reused-id#not-listed'],
  alsoFails: ['feed/realtime/sequences#lost'],
  install: (rig) => {
    const withdrawn = new Set<bigint | null>();
    return withFeedStore(rig, (store) => ({
      remove: (number) => {
        withdrawn.add(store.item(number)?.event.id ?? 0n);
        return store.remove(number);
      },
      stamps: (site) => store.stamps(site).filter(({ number }) => !withdrawn.has(store.item(number)?.event.id ?? null)),
    }));
  },
});
