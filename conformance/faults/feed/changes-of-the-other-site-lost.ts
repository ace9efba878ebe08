import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedStore } from '../feed-store.ts';

export default fault<FeedRig>({
  text: 'lists the items of the other site as they were first published',
  breaks: 'FEED-RT-002',
  caughtBy: ['feed/other-site/updated#not-seen'],
  install: (rig) =>
    withFeedStore(rig, (store) => ({
      change: (number, draft) => {
        if (draft.site !== 'eng') store.change(number, draft);
      },
    })),
});
