/**
 * Whether a printed value is the served one: numbers exactly, date-times by the instant, links by their parts. null may be
 * printed as null or not at all.
 *
 * Follows: the interface document, "Event"; RFC 3339, section 5.6; RFC 3986, section 6.2
 */
import { readDateTime } from '../../feed/oracle/date/date-time.ts';
import { equalDecimals } from '../../oracle/json/decimal.ts';
import type { JsonNode } from '../../oracle/json/json-node.ts';
import {
  DATES_OF_OCCURRENCE,
  type EventValues,
  type Fields,
  type Member,
  memberAt,
  type OccurrenceMember,
} from './members.ts';

type Value = JsonNode | undefined;

/** How values are compared: as JSON has them, or as XML, in which null, an empty text and an empty list look alike. */
export interface Comparing {
  readonly fields: Fields;
  /** Which dates of an occurrence are compared: a client may print starts alone. */
  readonly dates: readonly OccurrenceMember[];
  readonly asXml: boolean;
  /** Whether numbers were served to a script, in which each is a double. */
  readonly asScript: boolean;
}

/** The first member in which a printed event differs from the served one. */
export function memberDifference(
  served: EventValues,
  printed: EventValues,
  members: readonly Member[],
  comparing: Comparing,
): Member | undefined {
  return members.find((name) => !isMember(name, served[name], printed[name], comparing));
}

/** Whether nothing was printed for a member, or null. */
export const isNothing = (value: Value): boolean => value === undefined || value.kind === 'null';

/** Whether a member was printed as it was served. */
export function isMember(name: Member, served: Value, printed: Value, comparing: Comparing): boolean {
  const { asXml } = comparing;
  if (isNothing(served) || (asXml && isEmpty(served)))
    return isNothing(printed) || (asXml && isEmpty(printed)) || (isList(name) && isBlank(name, printed, comparing));
  if (name === 'times') return isSameTimes(served, printed, comparing);
  if (name === 'type') return isSameTypes(served, printed, asXml);
  if (isNothing(printed)) return false;
  if (name === 'id') return isSameNumber(served, printed, comparing.asScript);
  if (name === 'updated') return isSameInstant(served, printed);
  if (name === 'link') return isSameText(served, printed, asXml) || isSameLink(served, printed);
  return isSameText(served, printed, asXml);
}

/** The text of a value without parts: of a number as it is written. */
function textOf(value: Value): string | undefined {
  if (value?.kind === 'string') return value.value;
  return value?.kind === 'number' ? value.text : undefined;
}

/** Whether a value has nothing in it. */
export const isEmpty = (value: Value): boolean =>
  (value?.kind === 'string' && value.value === '') ||
  (value?.kind === 'array' && value.items.length === 0) ||
  (value?.kind === 'object' && value.members.size === 0);

/** An id may be printed as a text of its digits, which is exact. */
function isSameNumber(served: Value, printed: Value, asScript: boolean): boolean {
  const [number, other] = [textOf(served), textOf(printed)];
  if (number === undefined || other === undefined) return false;
  return equalDecimals(number) === equalDecimals(other) || (asScript && Number(number) === Number(other));
}

function isSameText(served: Value, printed: Value, asXml: boolean): boolean {
  if (asXml) return textOf(served) === textOf(printed);
  return served?.kind === 'string' && printed?.kind === 'string' && served.value === printed.value;
}

function isSameLink(served: Value, printed: Value): boolean {
  const [one, other] = [textOf(served), textOf(printed)].map((text) => (text ? URL.parse(text)?.href : undefined));
  return one !== undefined && one === other;
}

/** Whether two date-times are the same instant, to the millisecond; or the same text. */
export function isSameInstant(served: Value, printed: Value): boolean {
  const [one, other] = [textOf(served), textOf(printed)];
  if (one === undefined || other === undefined) return false;
  const [instant, shown] = [one, other].map(millisecondOf);
  return one === other || (instant !== undefined && instant === shown);
}

function millisecondOf(text: string): bigint | undefined {
  const { value } = readDateTime(text);
  if (!value) return undefined;
  const { epochNanoseconds } = value;
  return (epochNanoseconds - (((epochNanoseconds % 1_000_000n) + 1_000_000n) % 1_000_000n)) / 1_000_000n;
}

/** The entries of a list; a parser of XML may give them below `item`, and one entry by itself. */
function entriesOf(value: Value, asXml: boolean): readonly JsonNode[] | undefined {
  if (value?.kind === 'array') return value.items;
  if (!asXml || value === undefined) return undefined;
  const item = memberAt(value, 'item');
  if (item) return item.kind === 'array' ? item.items : [item];
  return isEmpty(value) || value.kind === 'null' ? [] : [value];
}

function isSameTypes(served: Value, printed: Value, asXml: boolean): boolean {
  const one = typesOf(served, asXml);
  const other = isNothing(printed) ? [] : typesOf(printed, asXml);
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}

function typesOf(value: Value, asXml: boolean): readonly string[] | undefined {
  return entriesOf(value, asXml)
    ?.filter((entry) => !isNothing(entry) && !(asXml && isEmpty(entry)))
    .map((entry) => textOf(entry) ?? entry.kind)
    .sort();
}

const isList = (name: Member): boolean => name === 'times' || name === 'type';

/** Whether a list has nothing in it: it may stand for null. */
function isBlank(name: Member, printed: Value, comparing: Comparing): boolean {
  return (name === 'times' ? occurrencesOf(printed, comparing) : typesOf(printed, comparing.asXml))?.length === 0;
}

type Occurrence = readonly Value[];

/** The occurrences with a start or an end. */
function occurrencesOf(
  value: Value,
  { fields, dates, asXml }: Comparing,
  served = false,
): readonly Occurrence[] | undefined {
  return entriesOf(value, asXml)
    ?.map((entry) => dates.map((name) => memberAt(entry, served ? name : (fields[name] ?? name))))
    .filter((occurrence) => !occurrence.every((date) => isNothing(date) || (asXml && isEmpty(date))));
}

/** Whether the same occurrences were printed, in any order. */
function isSameTimes(served: Value, printed: Value, comparing: Comparing): boolean {
  const wanted = occurrencesOf(served, comparing, true);
  const left = [...(occurrencesOf(printed, comparing) ?? [])];
  if (!wanted || (isNothing(printed) && wanted.length > 0) || left.length !== wanted.length) return false;
  return wanted.every((occurrence) => {
    const at = left.findIndex((other) => occurrence.every((date, i) => isSameDate(date, other[i], comparing.asXml)));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const isSameDate = (served: Value, printed: Value, asXml: boolean): boolean =>
  isNothing(served) ? isNothing(printed) || (asXml && isEmpty(printed)) : isSameInstant(served, printed);

/** Whether something was printed for a member that is no part of what was served. To leave a part out says nothing wrong. */
export function hasOtherValue(name: Member, served: Value, printed: Value, comparing: Comparing): boolean {
  if (isNothing(printed) || isEmpty(printed)) return false;
  if (name === 'type') return isOtherList(typesOf(served, comparing.asXml), typesOf(printed, comparing.asXml));
  if (name !== 'times') return !isMember(name, served, printed, comparing);
  const entries = entriesOf(printed, comparing.asXml);
  if (!entries || entries.some(({ kind }) => kind !== 'object' && kind !== 'null')) return true;
  const dates = (occurrencesOf(served, comparing, true) ?? []).flat();
  const shown = (occurrencesOf(printed, comparing) ?? []).flat();
  return shown.some((date) => !isNothing(date) && !dates.some((other) => isSameInstant(other, date)));
}

const isOtherList = (served: readonly string[] = [], printed?: readonly string[]): boolean =>
  !printed || printed.some((entry) => !served.includes(entry));

/** The dates that the occurrences of some events have, as a client calls them. */
export function datesIn(events: readonly EventValues[], fields: Fields): readonly OccurrenceMember[] {
  const entries = events.flatMap(({ times }) => entriesOf(times, true) ?? []);
  return DATES_OF_OCCURRENCE.filter((name) => entries.some((entry) => memberAt(entry, fields[name] ?? name)));
}
