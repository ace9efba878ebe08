import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedStore } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'leaves the title as it was where that of a change is empty',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/published/changes#value'],
  install: (rig) =>
    withFeedStore(rig, (store) => ({
      change: (number, draft) => {
        const title = draft.event.title === '' ? store.item(number)!.event.title : draft.event.title;
        store.change(number, { ...draft, event: { ...draft.event, title: title ?? null } });
      },
    })),
});
