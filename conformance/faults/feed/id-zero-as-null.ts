import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'takes the id 0 for none',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#null'],
  install: (rig) => withEvents(rig, ({ id, ...event }) => ({ ...event, id: id === 0n ? null : (id ?? null) })),
});
