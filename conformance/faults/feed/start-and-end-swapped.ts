import type { FeedRig, JsonObject } from '../../../src/reference/feed/index.ts';
import { fault } from '../fault.ts';
import { withEvents } from '../feed.ts';

export default fault<FeedRig>({
  text: 'gives the end as start and the start as end',
  breaks: 'FEED-EV-012',
  caughtBy: ['feed/event/span#backwards'],
  alsoFails: ['feed/order/known#not-next'],
  needs: { publish: false, clock: false },
  install: (rig) =>
    withEvents(rig, ({ times, ...event }) => ({
      ...event,
      times:
        (times as readonly (JsonObject | null)[] | null)?.map(
          (one) => one && { ...one, start: one.end!, end: one.start! },
        ) ?? null,
    })),
});
