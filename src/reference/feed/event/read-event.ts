import { invalid } from '../error.ts';
import { isReadable, type Json, type JsonObject, json } from '../format/json.ts';
import { isName } from '../format/xml-name.ts';
import type { Event, NewEvent, Occurrence, Span } from './event.ts';
import { readInstant } from './instant.ts';

/** The values for members that the publisher left out. */
export interface Given {
  readonly id: bigint | null;
  readonly updated: string;
}

/** How deep a further member may be nested; the functions that read and write it are recursive. */
const DEPTH = 32;

const shown = (value: unknown): string => {
  const text = typeof value === 'object' && value !== null ? json(value as Json) : String(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};
const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The event to store, from the input of a publisher. Texts, dates and further members are not changed.
 *
 * @throws FeedError `invalid`, with a JSON pointer: a value of another type, a date-time that is not an instant, an
 * occurrence that ends before it starts, a link that is not an http URL, a member whose name is not an XML name.
 */
export function readEvent(value: NewEvent | Json, given: Given): Event {
  if (!isObject(value)) throw invalid('/', 'an object', shown(value));
  const {
    id = given.id,
    title = null,
    times = null,
    type = null,
    link = null,
    updated = given.updated,
    ...more
  } = value;
  const event = {
    id: integer('/id', id),
    title: textual('/title', title),
    times: list('/times', times, occurrence),
    type: list('/type', type, textual),
    link: url('/link', link),
    updated: dated('/updated', updated),
    ...(further('', more, 1) as JsonObject),
  };
  return event as Event;
}

/** The occurrences of an event that have a time, in their order. */
export function spans(event: Event): readonly Span[] {
  return (event.times ?? []).flatMap((time) => {
    const start = readInstant(time?.start ?? '');
    const end = readInstant(time?.end ?? '') ?? start;
    return end === undefined ? [] : [{ start: (start ?? end).ms, end: end.ms, offset: end.offset }];
  });
}

function integer(where: string, value: Json): bigint | null {
  if (value === null || (typeof value === 'bigint' && isReadable(value))) return value;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  throw invalid(where, 'an integer of at most a thousand digits, or null', shown(value));
}

function textual(where: string, value: Json): string | null {
  if (value === null || typeof value === 'string') return value;
  throw invalid(where, 'a string or null', shown(value));
}

function dated(where: string, value: Json): string | null {
  const written = textual(where, value);
  if (written === null || readInstant(written) !== undefined) return written;
  throw invalid(where, 'an ISO 8601 date-time with an offset from UTC, or null', shown(value));
}

function url(where: string, value: Json): string | null {
  const written = textual(where, value);
  if (written === null || (/^https?:[^\s\p{Cc}]+$/iu.test(written) && URL.canParse(written))) return written;
  throw invalid(where, 'an http or https URL, or null', shown(value));
}

function list<T>(where: string, value: Json, read: (where: string, json: Json) => T): readonly T[] | null {
  if (value === null) return null;
  if (!Array.isArray(value)) throw invalid(where, 'an array or null', shown(value));
  return (value as readonly Json[]).map((json, i) => read(`${where}/${i}`, json));
}

function occurrence(where: string, value: Json): Occurrence | null {
  if (value === null) return null;
  if (!isObject(value)) throw invalid(where, 'an object with start and end, or null', shown(value));
  const { start = null, end = null, ...more } = value;
  const occurrence = { start: dated(`${where}/start`, start), end: dated(`${where}/end`, end) };
  const [begins, ends] = [readInstant(occurrence.start ?? ''), readInstant(occurrence.end ?? '')];
  if (begins !== undefined && ends !== undefined && ends.ms < begins.ms) {
    throw invalid(where, 'an end that is not before the start', `${occurrence.start} to ${occurrence.end}`);
  }
  return { ...occurrence, ...(further(where, more, 2) as JsonObject) };
}

/** Members that the interface does not name: any JSON value whose member names are XML names. */
function further(where: string, value: Json | undefined, depth: number): Json {
  if (value === undefined) return null;
  if (typeof value === 'number' && !Number.isFinite(value)) throw invalid(where, 'a finite number', shown(value));
  if (typeof value === 'bigint' && !isReadable(value)) {
    throw invalid(where, 'an integer of at most a thousand digits', shown(value));
  }
  if (value === null || typeof value !== 'object') return value;
  if (depth > DEPTH) throw invalid(where, `at most ${DEPTH} levels`, 'more');
  if (Array.isArray(value)) return value.map((element, i) => further(`${where}/${i}`, element, depth + 1));
  const members = Object.entries(value).map(([name, member]) => {
    if (!isName(name)) throw invalid(where, 'member names that XML can say', shown(name));
    return [name, further(`${where}/${name}`, member, depth + 1)] as const;
  });
  return Object.fromEntries(members);
}
