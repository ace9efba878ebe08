import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives two events the same id',
  breaks: 'FEED-EV-002',
  caughtBy: ['feed/event/unique#duplicate'],
  needs: { publish: false, clock: false },
  install: (rig) => withEvents(rig, (event) => (event.id === 2n ? { ...event, id: 1n } : event)),
});
