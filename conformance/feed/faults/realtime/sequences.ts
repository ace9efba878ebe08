import { feedFault } from '../../testbed/alteration.ts';
import { withFeedStore } from '../../testbed/store.ts';

export const changedOnceOnly = feedFault({
  text: 'lists an item as it was first changed',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/realtime/sequences#stale'],
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

export const lastWithdrawnOnly = feedFault({
  text: 'withdraws an item only where it is the last that was published',
  breaks: 'FEED-RT-003',
  caughtBy: ['feed/realtime/sequences#reappeared'],
  alsoFails: ['feed/realtime/concurrent-withdrawals#still-listed'],
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

export const idsWithdrawnTwiceNeverListedAgain = feedFault({
  text: 'never lists the id of an event again that was withdrawn twice',
  breaks: 'FEED-RT-001',
  caughtBy: ['feed/realtime/sequences#lost'],
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
