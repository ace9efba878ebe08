/** Feeds whose store keeps what it should not, or loses it. */
import type { FeedRig, Store } from '../../../src/reference/feed/index.ts';

/** Replaces members of the store. Each answer is made anew, so that what the store says is what is listed. */
export function withFeedStore(rig: FeedRig, alter: (store: Store) => Partial<Store>): FeedRig {
  return {
    ...rig,
    keep: false,
    store: () => {
      const store = rig.store();
      return { ...store, ...alter(store) };
    },
  };
}

/** Lists an item so many milliseconds after its publication, and at once what is there before anybody reads. */
export function withItemsLate(rig: FeedRig, ms: number): FeedRig {
  const since = new Map<number, number>();
  let isRead = false;
  return withFeedStore(rig, (store) => ({
    add: (draft) => {
      const number = store.add(draft);
      if (isRead) since.set(number, rig.clock.now());
      return number;
    },
    stamps: (site) => {
      isRead = true;
      return store.stamps(site).filter(({ number }) => (since.get(number) ?? 0) + ms <= rig.clock.now());
    },
  }));
}

/** What changes a list. */
export type StoreChange = 'add' | 'change' | 'remove';

/** Tells of each change to the store when it is made. */
export function withChangeListener(rig: FeedRig, tell: (change: StoreChange, number: number) => void): FeedRig {
  return {
    ...rig,
    store: () => {
      const store = rig.store();
      const telling =
        <A extends unknown[], R>(change: StoreChange, work: (...given: A) => R, of: (given: A, made: R) => number) =>
        (...given: A): R => {
          const made = work(...given);
          tell(change, of(given, made));
          return made;
        };
      return {
        ...store,
        add: telling('add', store.add, (_, number) => number),
        change: telling('change', store.change, ([number]) => number),
        remove: telling('remove', store.remove, ([number]) => number),
      };
    },
  };
}
