// The published events, in memory, and the clock that decides which are upcoming.
export const sites = { engineering: 'Faculty of Engineering', science: 'Faculty of Science' };
const items = new Map();
let shift = 0;

export function put(item, site, event) {
  items.set(item, { site, event });
}

export function remove(item) {
  items.delete(item);
}

/** Sets the clock, which then runs on. null: the time of the machine. */
export function setClock(now) {
  shift = now === null ? 0 : now - Date.now();
}

/** The events of a site that have an occurrence that is not over, or no time at all; the next one first. */
export function upcoming(site) {
  const now = Date.now() + shift;
  return [...items.values()]
    .filter((item) => item.site === site)
    .map(({ event }) => ({ event, next: next(event, now) }))
    .filter(({ next }) => next !== undefined)
    .sort((a, b) => a.next - b.next)
    .map(({ event }) => event);
}

/** When the next occurrence begins; undefined where all are over. */
function next({ times }, now) {
  const known = (times ?? []).filter((time) => !Number.isNaN(Date.parse(time?.start)));
  if (known.length === 0) return Number.POSITIVE_INFINITY;
  const starts = known
    .filter(({ start, end }) => Date.parse(end ?? start) >= now)
    .map(({ start }) => Date.parse(start));
  return starts.length === 0 ? undefined : Math.min(...starts);
}
