import type { FeedRig, JsonObject } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives start and end of the first occurrence as members of the event',
  breaks: 'FEED-EV-007',
  caughtBy: ['feed/event/members#missing'],
  install: (rig) =>
    withEvents(rig, ({ times, ...event }) => ({
      ...event,
      ...(Array.isArray(times) ? (times[0] as JsonObject | undefined) : { start: null, end: null }),
    })),
});
