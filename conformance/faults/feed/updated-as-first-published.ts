import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedStore } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'gives `updated` as it was when the item was first published',
  breaks: 'FEED-EV-011',
  caughtBy: ['feed/published/change-time#not-moved'],
  install: (rig) =>
    withFeedStore(rig, (store) => ({
      change: (number, draft) =>
        store.change(number, { ...draft, event: { ...draft.event, updated: store.item(number)!.event.updated } }),
    })),
});
