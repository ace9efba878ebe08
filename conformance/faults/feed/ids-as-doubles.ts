import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'rounds ids to what a double has',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#id'],
  install: (rig) => withEvents(rig, (event) => ({ ...event, id: event.id === null ? null : BigInt(Number(event.id)) })),
});
