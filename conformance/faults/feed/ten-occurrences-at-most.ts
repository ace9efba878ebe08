import type { FeedRig, Json } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives ten occurrences of an event at most',
  breaks: 'FEED-EV-008',
  caughtBy: ['feed/published/values#occurrences'],
  install: (rig) =>
    withEvents(rig, (event) => ({
      ...event,
      times: ((event.times as unknown[] | null)?.slice(0, 10) as Json) ?? null,
    })),
});
