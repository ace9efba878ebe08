import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'serves an event that is the only one as an object',
  breaks: 'FEED-EN-002',
  caughtBy: ['feed/envelope/data#not-a-list'],
  needs: { publish: false, clock: false },
  install: (rig) =>
    withFeedParts(rig, {
      select: (items) => items.slice(0, 1),
      data: (events) => (events.length === 1 ? events[0]! : events),
    }),
});
