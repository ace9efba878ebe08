import type { JsonObject } from '../../../../src/reference/feed/index.ts';
import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedEvents } from '../../testbed/alterations.ts';

const WEEK_MS = 7 * 86_400_000;
const inWeeks = (time: unknown, weeks: number) =>
  typeof time === 'string' ? new Date(Date.parse(time) + weeks * WEEK_MS).toISOString() : null;

export const sixtyOccurrences = feedVariant({
  text: 'lists an event that takes place in each of sixty weeks',
  cites: 'Interface, "Event": times is an array; nothing says of which length',
  needs: { publish: false, clock: false },
  install: (rig) =>
    withFeedEvents(rig, (event) => {
      const [first] = (event.times ?? []) as readonly (JsonObject | null)[];
      if (event.id !== 1n || !first) return event;
      const times = Array.from({ length: 60 }, (_, i) => ({
        start: inWeeks(first.start, i),
        end: inWeeks(first.end, i),
      }));
      return { ...event, times };
    }),
});
