// The published events, in memory, and the clock that decides which are upcoming.
const day = (date) => ({ start: `2036-${date}T10:00:00-04:00`, end: `2036-${date}T11:30:00-04:00` });
const LINK = 'https://events.example/engineering';
const UPDATED = '2026-05-08T08:00:00-04:00';
const items = new Map(
  [
    {
      id: 610,
      title: 'Café <ïñ> & co.',
      times: [day('06-10'), day('06-17')],
      type: ['Seminar'],
      link: LINK,
      updated: UPDATED,
    },
    {
      id: 611,
      title: 'Open house',
      times: [day('06-11')],
      type: ['Workshop', 'Lecture'],
      link: `${LINK}?a=1&b=2`,
      updated: UPDATED,
    },
    { id: 612, title: null, times: [day('06-12')], type: null, link: null, updated: null },
  ].map((event) => [`first ${event.id}`, { site: 'engineering', event }]),
);
let shift = 0;

export function put(item, site, event) {
  items.set(item, { site, event });
}

export function remove(item) {
  items.delete(item);
}

/** Sets the clock, which then runs on; null: real time. */
export function setClock(now) {
  shift = now === null ? 0 : now - Date.now();
}

/** The events of a site that have an occurrence that is not over, or no time at all. */
export function upcoming(site) {
  const now = Date.now() + shift;
  const over = ({ times }) => {
    const ends = (times ?? []).map((time) => Date.parse(time?.end ?? time?.start)).filter((end) => !Number.isNaN(end));
    return ends.length > 0 && ends.every((end) => end < now);
  };
  return [...items.values()].filter((item) => item.site === site && !over(item.event)).map(({ event }) => event);
}
