import type { FeedRig, Item } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedStore } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'lists an item that was changed as it was as well',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/realtime/updated#twice'],
  install: (rig) => {
    const before = new Map<number, Item>();
    return withFeedStore(rig, (store) => ({
      change: (number, draft) => {
        before.set(-number, store.item(number)!);
        store.change(number, draft);
      },
      stamps: (site) =>
        store.stamps(site).flatMap((one) => (before.has(-one.number) ? [one, { ...one, number: -one.number }] : [one])),
      item: (number) => before.get(number) ?? store.item(number),
    }));
  },
});
