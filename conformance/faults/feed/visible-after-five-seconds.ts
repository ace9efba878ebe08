import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedStore } from '../feed-store.ts';

/** What is there before the run: two sites of nine events. */
const STOCK = 18;

export default fault<FeedRig>({
  text: 'lists an item five seconds after its publication',
  breaks: 'FEED-RT-001',
  caughtBy: ['feed/realtime/published#not-listed'],
  install: (rig) => {
    const since = new Map<number, number>();
    return withFeedStore(rig, (store) => ({
      add: (draft) => {
        const number = store.add(draft);
        if (number > STOCK) since.set(number, rig.clock.now());
        return number;
      },
      stamps: (site) => store.stamps(site).filter(({ number }) => (since.get(number) ?? 0) + 5_000 <= rig.clock.now()),
    }));
  },
});
