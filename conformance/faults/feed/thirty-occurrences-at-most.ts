import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'lists thirty occurrences of an event at most',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#occurrences'],
  install: (rig) =>
    withEvents(rig, ({ times, ...event }) => ({ ...event, times: Array.isArray(times) ? times.slice(0, 30) : null })),
});
