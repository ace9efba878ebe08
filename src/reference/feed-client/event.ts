import type { Json, JsonObject } from '../feed/format/json.ts';
import { refuse } from './refused.ts';

/** An event, as the client prints it. */
export interface ReadEvent {
  readonly id: bigint | null;
  readonly title: string | null;
  readonly times: readonly ReadOccurrence[] | null;
  readonly type: readonly (string | null)[] | null;
  readonly link: string | null;
  readonly updated: string | null;
}

/** An occurrence of an event. */
export interface ReadOccurrence {
  readonly start: string | null;
  readonly end: string | null;
}

/** How the members of an event are read; each throws Refused. */
export interface EventParts {
  id(value: Json): bigint;
  text(value: Json, name: string): string;
  date(value: string): string;
  link(value: string): string;
  list(value: Json, name: string): readonly Json[];
  occurrence(value: Json, parts: EventParts): ReadOccurrence;
  /** A value that every member may have in its place. */
  isNull(value: Json | undefined): boolean;
}

const FORM = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?:[Zz]|[+-](\d\d)(?::(\d\d))?)$/;

/** A date-time of ISO 8601 with an offset, as it is written (the interface document, "Event"). @throws Refused */
export function readDate(text: string): string {
  const [year, month, day, hour, minute, second = 0, offset = 0, minutes = 0] = (FORM.exec(text) ?? [])
    .slice(1)
    .map((digits) => Number(digits ?? 0));
  if (year === undefined) return refuse(`"${text}" is no date-time with an offset`);
  const date = new Date(0);
  date.setUTCFullYear(year, month! - 1, day);
  const isDay = date.getUTCMonth() === month! - 1 && date.getUTCDate() === day;
  const isTime = hour! < 24 || (hour === 24 && minute === 0 && second === 0);
  if (!isDay || !isTime || minute! > 59 || second > 60 || offset > 23 || minutes > 59)
    return refuse(`there is no "${text}"`);
  return text;
}

/** An event. Members that no document names are passed over. @throws Refused */
export function readEvent(value: Json, parts: EventParts): ReadEvent {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse('an event is no object');
  const { id, title, times, type, link, updated } = value as JsonObject;
  const read = <V>(given: Json | undefined, reader: (given: Json) => V): V | null =>
    parts.isNull(given) ? null : reader(given!);
  return {
    id: read(id, parts.id),
    title: read(title, (text) => parts.text(text, 'title')),
    times: read(times, (list) =>
      parts
        .list(list, 'times')
        .filter((time) => !parts.isNull(time))
        .map((time) => parts.occurrence(time, parts)),
    ),
    type: read(type, (list) =>
      parts.list(list, 'type').map((entry) => read(entry, (text) => parts.text(text, 'type'))),
    ),
    link: read(link, (text) => parts.link(parts.text(text, 'link'))),
    updated: read(updated, (text) => parts.date(parts.text(text, 'updated'))),
  };
}

/** The right parts. */
export const eventParts: EventParts = {
  id: (value) =>
    typeof value === 'bigint' || Number.isInteger(value) || (typeof value === 'string' && /^-?\d+$/.test(value))
      ? BigInt(value as bigint)
      : refuse('an id is no integer'),
  text: (value, name) => (typeof value === 'string' ? value : refuse(`${name} is no text`)),
  date: readDate,
  link: (value) => (URL.canParse(value) ? value : refuse(`"${value}" is no URL`)),
  list: (value, name) => (Array.isArray(value) ? (value as readonly Json[]) : refuse(`${name} is no list`)),
  occurrence: (value, parts) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse('a time is no object');
    const { start, end } = value as JsonObject;
    const date = (given: Json | undefined) =>
      parts.isNull(given) ? null : parts.date(parts.text(given!, 'a date-time'));
    return { start: date(start), end: date(end) };
  },
  isNull: (value) => value === null || value === undefined,
};
