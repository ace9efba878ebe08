import type { JsonObject } from '../../../../src/reference/feed/index.ts';
import { feedFault } from '../../testbed/alteration.ts';
import { withFeedEvents } from '../../testbed/alterations.ts';

export const startAndEndSwapped = feedFault({
  text: 'gives the end as start and the start as end',
  breaks: 'FEED-EV-012',
  caughtBy: ['feed/event/span#backwards'],
  alsoFails: ['feed/order/next-occurrence#not-next'],
  needs: { publish: false, clock: false },
  install: (rig) =>
    withFeedEvents(rig, ({ times, ...event }) => ({
      ...event,
      times:
        (times as readonly (JsonObject | null)[] | null)?.map(
          (time) => time && { ...time, start: time.end!, end: time.start! },
        ) ?? null,
    })),
});
