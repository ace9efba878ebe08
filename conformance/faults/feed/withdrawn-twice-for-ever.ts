import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedStore } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'never lists the id of an event again that was withdrawn twice',
  breaks: 'FEED-RT-001',
  caughtBy: ['feed/sequences/listed#lost'],
  install: (rig) => {
    const withdrawn = new Map<bigint | null, number>();
    return withFeedStore(rig, (store) => {
      const idOf = (number: number) => store.item(number)?.event.id ?? null;
      const timesOf = (number: number) => withdrawn.get(idOf(number)) ?? 0;
      return {
        remove: (number) => {
          withdrawn.set(idOf(number), timesOf(number) + 1);
          return store.remove(number);
        },
        stamps: (site) => store.stamps(site).filter(({ number }) => timesOf(number) < 2),
      };
    });
  },
});
