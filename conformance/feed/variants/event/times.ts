import type { JsonObject } from '../../../../src/reference/feed/index.ts';
import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedEvents } from '../../testbed/alterations.ts';

const WEEK_MS = 7 * 86_400_000;

/** The same time of the day so many weeks later, in the same form. */
function inWeeks(time: unknown, weeks: number): string | null {
  if (typeof time !== 'string') return null;
  const day = new Date(Date.parse(`${time.slice(0, 10)}T00:00:00Z`) + weeks * WEEK_MS);
  return `${day.toISOString().slice(0, 10)}${time.slice(10)}`;
}

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
