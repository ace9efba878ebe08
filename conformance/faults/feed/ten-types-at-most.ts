import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives ten types of an event at most',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#type'],
  install: (rig) =>
    withEvents(rig, (event) => ({ ...event, type: (event.type as string[] | null)?.slice(0, 10) ?? null })),
});
