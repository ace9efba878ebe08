import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedStore } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'adds the types and times of a change to those that are there',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/published/changes#list'],
  install: (rig) =>
    withFeedStore(rig, (store) => ({
      change: (number, draft) => {
        const { event } = store.item(number)!;
        const type = [...new Set([...(event.type ?? []), ...(draft.event.type ?? [])])];
        store.change(number, { ...draft, event: { ...draft.event, type } });
      },
    })),
});
