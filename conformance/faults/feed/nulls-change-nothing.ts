import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedStore } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'leaves as it was what a change sets to null',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/published/changes#null'],
  install: (rig) =>
    withFeedStore(rig, (store) => ({
      change: (number, draft) => {
        const before = Object.entries(store.item(number)!.event);
        const event = { ...draft.event, ...Object.fromEntries(before.filter(([name]) => draft.event[name] === null)) };
        store.change(number, { ...draft, event });
      },
    })),
});
