import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'serves an occurrence that is the only one as an object',
  breaks: 'FEED-EV-004',
  caughtBy: ['feed/event/times#type'],
  install: (rig) =>
    withEvents(rig, ({ times, ...event }) => ({
      ...event,
      times: Array.isArray(times) && times.length === 1 ? times[0]! : times!,
    })),
});
