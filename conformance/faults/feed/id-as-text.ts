import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives ids as texts',
  breaks: 'FEED-EV-001',
  caughtBy: ['feed/event/id#type'],
  install: (rig) => withEvents(rig, (event) => ({ ...event, id: event.id === null ? null : `${event.id}` })),
});
