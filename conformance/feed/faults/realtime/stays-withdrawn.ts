import { feedFault } from '../../testbed/alteration.ts';
import { withFeedStore } from '../../testbed/store.ts';

export const withdrawnItemFoundAgain = feedFault({
  text: 'lists an item again a second after its withdrawal, as where a crawl of the site found its old page',
  breaks: 'FEED-RT-003',
  caughtBy: ['feed/realtime/stays-withdrawn#listed-again'],
  install: (rig) => {
    const withdrawn = new Map<number, number>();
    return withFeedStore(rig, (store) => ({
      remove: (number) => {
        if (!store.item(number)) return false;
        withdrawn.set(number, rig.clock.now());
        return true;
      },
      stamps: (site) =>
        store.stamps(site).filter(({ number }) => (withdrawn.get(number) ?? 0) + 1000 <= rig.clock.now()),
    }));
  },
});
