import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'lists the ids of events in their place',
  breaks: 'FEED-EN-002',
  caughtBy: ['feed/envelope/data#not-an-event'],
  install: (rig) => withFeedParts(rig, { data: (events) => events.map(({ id }) => id) }),
});
