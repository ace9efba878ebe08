import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedStore } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'leaves the types as they were where a change has none',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/published/changes#list'],
  install: (rig) =>
    withFeedStore(rig, (store) => ({
      change: (number, draft) => {
        const { type } = draft.event;
        const kept = type?.length === 0 ? store.item(number)!.event.type : type;
        store.change(number, { ...draft, event: { ...draft.event, type: kept ?? null } });
      },
    })),
});
