import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withFeedParts } from '../feed.ts';

export default fault<FeedRig>({
  text: 'wraps the list of events in an object, as its XML has it',
  breaks: 'FEED-EN-002',
  caughtBy: ['feed/envelope/data#not-a-list'],
  install: (rig) => withFeedParts(rig, { data: (events) => ({ item: events }) }),
});
