import type { FeedRig, JsonObject } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'leaves `end` out where an occurrence has none',
  breaks: 'FEED-EV-007',
  caughtBy: ['feed/event/members#missing'],
  install: (rig) =>
    withEvents(rig, ({ times, ...event }) => ({
      ...event,
      times:
        (times as readonly (JsonObject | null)[] | null)?.map((one) => {
          const { end = null, ...rest } = one ?? {};
          return one && (end === null ? rest : { ...rest, end });
        }) ?? null,
    })),
});
