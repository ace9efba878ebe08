import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedStore } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'takes nothing but the title and the time of change from a change',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/realtime/updated#other-members'],
  install: (rig) =>
    withFeedStore(rig, (store) => ({
      change: (number, draft) => {
        const { event } = store.item(number)!;
        const { title, updated } = draft.event;
        store.change(number, { ...draft, event: { ...event, title, updated } });
      },
    })),
});
