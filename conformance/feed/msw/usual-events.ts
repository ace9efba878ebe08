import { type NewEvent, writeInstant } from '../../../src/reference/feed/index.ts';

const HOUR = 3_600_000;
const OFFSET = -300;

/** What a site lists on a usual day: three events of the next days, one of them twice. */
export function usualEvents(now: number, site: string): readonly NewEvent[] {
  // To the hour, as people plan.
  const hour = Math.ceil(now / HOUR) * HOUR;
  const at = (hours: number) => writeInstant(hour + hours * HOUR, OFFSET);
  const event = (id: number, title: string, type: string, ...starts: readonly number[]): NewEvent => ({
    id,
    title,
    times: starts.map((start) => ({ start: at(start), end: at(start + 2) })),
    type: [type],
    link: `https://feed.example/${site}/events/${id}`,
    updated: at(-48),
  });
  return [
    event(101, 'Guest lecture: bridges of timber', 'Lecture', 24),
    event(102, 'Open house', 'Open house', 30, 54),
    event(103, 'Seminar: coffee & café culture', 'Seminar', 75),
  ];
}
