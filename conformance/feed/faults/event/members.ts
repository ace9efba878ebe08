import type { JsonObject } from '../../../../src/reference/feed/index.ts';
import { feedFault } from '../../testbed/alteration.ts';
import { withFeedEvents } from '../../testbed/alterations.ts';

export const nullEndLeftOut = feedFault({
  text: 'leaves `end` out where it is null',
  breaks: 'FEED-EV-007',
  caughtBy: ['feed/event/members#missing'],
  install: (rig) =>
    withFeedEvents(rig, ({ times, ...event }) => ({
      ...event,
      times:
        (times as readonly (JsonObject | null)[] | null)?.map((time) => {
          const { end = null, ...rest } = time ?? {};
          return time && (end === null ? rest : { ...rest, end });
        }) ?? null,
    })),
});

export const nullMembersLeftOut = feedFault({
  text: 'leaves members out that are null',
  breaks: 'FEED-EV-007',
  caughtBy: ['feed/event/members#missing'],
  install: (rig) =>
    withFeedEvents(rig, (event) => Object.fromEntries(Object.entries(event).filter(([, value]) => value !== null))),
});

export const startAndEndInTheEvent = feedFault({
  text: 'gives start and end of the first occurrence as members of the event',
  breaks: 'FEED-EV-007',
  caughtBy: ['feed/event/members#missing'],
  install: (rig) =>
    withFeedEvents(rig, ({ times, ...event }) => ({
      ...event,
      ...(Array.isArray(times) ? (times[0] as JsonObject | undefined) : { start: null, end: null }),
    })),
});
