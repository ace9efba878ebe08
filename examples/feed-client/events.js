/** A date-time of ISO 8601 with an offset; without one it says no instant. */
const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:([0-5]\d|60)(\.\d+)?)?(Z|[+-]([01]\d|2[0-3])(:[0-5]\d)?)$/i;

/**
 * The events that a site events feed lists for a site, in JSON. An id is a bigint, since it may have more digits than a number
 * can hold. Rejects where the feed refuses the key, or answers with something that is no list of events.
 */
export async function readEvents(url, site, key, signal) {
  const address = `${url}/events/${encodeURIComponent(site)}.json?key=${encodeURIComponent(key)}`;
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`the feed answers with the status ${answer.status}`);
  const text = new TextDecoder('utf-8', { fatal: true }).decode(await answer.arrayBuffer());
  const { meta, data } = JSON.parse(text, exactly);
  if (![null, 200n, 204n].includes(meta?.status)) throw new Error(`the feed refuses: ${meta?.message}`);
  const events = list(data, 'data').map(readEvent);
  const ids = events.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size < ids.length) throw new Error('two events have the same id');
  return events;
}

/** Integers as they are written (JSON.parse with the source text). */
function exactly(_name, value, { source }) {
  return typeof value === 'number' && /^-?\d+$/.test(source) ? BigInt(source) : value;
}

function readEvent(event) {
  if (typeof event !== 'object') throw new Error(`expected an event as an object, found ${typeof event}`);
  const { id, title, times, type, link, updated } = event;
  return {
    id: orNull(id, (value) => BigInt(value)),
    title: orNull(title, string),
    times: orNull(times, (value) => list(value, 'times').map(readTime)),
    type: orNull(type, (value) => list(value, 'type').map((one) => orNull(one, string))),
    link: orNull(link, (value) => new URL(string(value)) && value),
    updated: orNull(updated, date),
  };
}

const readTime = ({ start, end }) => ({ start: orNull(start, date), end: orNull(end, date) });

/** Every value may be null, and a member may be absent. */
const orNull = (value, read) => (value === null || value === undefined ? null : read(value));

function string(value) {
  if (typeof value === 'string') return value;
  throw new Error(`expected a text, found ${typeof value}`);
}

function date(value) {
  if (DATE.test(string(value)) && !Number.isNaN(Date.parse(value.slice(0, 16)))) return value;
  throw new Error(`expected a date-time with an offset, found ${value}`);
}

/** The entries of a list that are not null; null has no entries. */
function list(value, name) {
  if (value === null) return [];
  if (!Array.isArray(value)) throw new Error(`expected ${name} as a list`);
  return value.filter((one) => one !== null);
}
