import ICAL from 'ical.js';
import { invalid, noCalendar, noLine } from '../error.ts';
import type { NewEvent, NewOccurrence } from '../event/event.ts';
import { writeInstant } from '../event/instant.ts';
import { lineDefect, valueDefect } from './calendar-defect.ts';
import { fixed, ianaZone, type Zone, zoneBy } from './zone.ts';

/** Settings for reading a calendar. */
export interface ReadingCalendar {
  /** Zone of days and times without a zone; default: the calendar's `X-WR-TIMEZONE`, else UTC. */
  readonly zone?: string;
  /** Recurring entries get the occurrences that start in this window, in milliseconds since the epoch. */
  readonly from: number;
  readonly to: number;
}

/** The events of a calendar, one for each UID. */
export interface Calendar {
  readonly events: ReadonlyMap<string, NewEvent>;
  /** Entries that could not be read, with reasons. */
  readonly skipped: readonly string[];
  /** Entries that are cancelled, or have no occurrence in the window. */
  readonly absent: readonly string[];
}

/** Why an entry cannot be an event of a feed; the message is written here, not by ical.js. */
class Unreadable extends Error {}

/** How many characters of a text that is not a calendar an error quotes. */
const SHOWN = 40;
/** Expansion of a rule ends after so many occurrences, even if the end of the window is not reached. */
const MOST = 100_000;

/**
 * Reads iCalendar (RFC 5545). The entries of one UID are one event, with an occurrence for each time: those of its rule
 * and its dates, without those that EXDATE removes, and with the changes by entries with RECURRENCE-ID. Title, link,
 * categories and LAST-MODIFIED (else DTSTAMP) are those of the entry without RECURRENCE-ID. A day is from midnight to
 * the next; a time without end or duration has no end. Cancelled entries are left out.
 *
 * @throws FeedError `invalid` for a text that is not iCalendar, or a `zone` that does not exist.
 */
export function readCalendar(text: string, o: ReadingCalendar): Calendar {
  const calendars = components(text);
  const skipped: string[] = [];
  const absent: string[] = [];
  const entries = new Map<string, ICAL.Component[]>();
  for (const entry of calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'))) {
    const uid = textOf(entry, 'uid');
    if (uid === undefined) skipped.push(`an entry without UID: ${textOf(entry, 'summary') ?? ''}`);
    else entries.set(uid, [...(entries.get(uid) ?? []), entry]);
  }
  const named = o.zone ?? textOf(calendars[0]!, 'x-wr-timezone') ?? 'UTC';
  const home = ianaZone(named);
  if (home === undefined)
    throw invalid(o.zone === undefined ? 'X-WR-TIMEZONE' : 'zone', 'a zone of the IANA database', named);
  const events = new Map<string, NewEvent>();
  for (const [uid, group] of entries) {
    try {
      const event = eventOf(group, home, o);
      if (event !== undefined) events.set(uid, event);
      else absent.push(`${nameOf(uid, group)}: ${isCancelled(group) ? 'cancelled' : 'no occurrence in the window'}`);
    } catch (error) {
      const why =
        error instanceof Unreadable ? error.message : (valueDefect(group) ?? ruleDefect(group, error as Error));
      skipped.push(`${nameOf(uid, group)}: ${why}`);
    }
  }
  return { events, skipped, absent };
}

/** Other errors of ical.js come from a rule whose parts contradict each other. */
function ruleDefect(group: readonly ICAL.Component[], { message }: Error): string {
  return group.some((entry) => entry.hasProperty('rrule')) ? `RRULE cannot be followed: ${message}` : message;
}

/** UID and title, because a UID alone says little to people. */
function nameOf(uid: string, group: readonly ICAL.Component[]): string {
  const title = group.map((entry) => textOf(entry, 'summary')).find((summary) => summary !== undefined);
  return title === undefined ? uid : `${uid} (${JSON.stringify(title)})`;
}

function components(given: string): readonly ICAL.Component[] {
  // Some programs write a byte order mark in front.
  const text = given.replace(/^\ufeff/, '');
  const begins = text.trimStart().slice(0, SHOWN);
  if (begins === '') throw noCalendar('nothing', 'its beginning');
  if (!/^BEGIN:VCALENDAR\s/i.test(begins))
    throw noCalendar(`a text that begins with ${JSON.stringify(begins)}`, 'its beginning');
  try {
    const parsed = ICAL.parse(text) as unknown as readonly unknown[];
    // ical.js gives one calendar as such, several as a list.
    const calendars = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown as ConstructorParameters<
      typeof ICAL.Component
    >[0][];
    return calendars.map((calendar) => new ICAL.Component(calendar)).filter(({ name }) => name === 'vcalendar');
  } catch (error) {
    const line = lineDefect(text);
    if (line !== undefined) throw noLine(line, error);
    // The parser has no helpful message for lines after the end of a calendar.
    const reason = error instanceof TypeError ? 'lines that belong to no calendar' : (error as Error).message;
    throw noCalendar(reason.slice(0, 200), 'its end', error);
  }
}

function textOf(component: ICAL.Component, name: string): string | undefined {
  const value = component.getFirstPropertyValue(name);
  return value === null ? undefined : String(value);
}

/** The event of the entries of one UID; `undefined`: it is cancelled, or does not occur in the window. */
function eventOf(group: readonly ICAL.Component[], home: Zone, o: ReadingCalendar): NewEvent | undefined {
  const exceptions = group.filter((entry) => entry.hasProperty('recurrence-id'));
  // Where a file has an entry twice, the last wins.
  const master = group.findLast((entry) => !entry.hasProperty('recurrence-id'));
  const times =
    master === undefined
      ? exceptions.flatMap((exception) => single(exception, home))
      : all(master, exceptions, home, o);
  if (times.length === 0 || (master !== undefined && cancelled(master))) return undefined;
  const base = master ?? exceptions[0]!;
  const link = textOf(base, 'url');
  const changed = (base.getFirstPropertyValue('last-modified') ??
    base.getFirstPropertyValue('dtstamp')) as ICAL.Time | null;
  return {
    title: textOf(base, 'summary') ?? null,
    times: times.map(({ start, end }) => ({ start, end })),
    type: base.getAllProperties('categories').flatMap((property) => property.getValues().map(String)),
    link: link !== undefined && /^https?:[^\s\p{Cc}]+$/iu.test(link) && URL.canParse(link) ? link : null,
    updated: changed === null ? null : written(changed, fixed(0)).text,
  };
}

const cancelled = (entry: ICAL.Component): boolean => textOf(entry, 'status')?.toUpperCase() === 'CANCELLED';

/** Whether a UID has no occurrence: all its entries are cancelled, or the master of the exceptions is. */
const isCancelled = (group: readonly ICAL.Component[]): boolean =>
  group.every(cancelled) || group.some((entry) => cancelled(entry) && !entry.hasProperty('recurrence-id'));

interface Timed extends NewOccurrence {
  readonly start: string;
  readonly end: string | null;
  readonly ms: number;
}

function all(master: ICAL.Component, exceptions: readonly ICAL.Component[], home: Zone, o: ReadingCalendar): Timed[] {
  const event = new ICAL.Event(master, { exceptions: [...exceptions] });
  if (!event.isRecurring()) return single(master, home);
  const zone = zoneOf(master, 'dtstart', home);
  const occurrences: Timed[] = [];
  const iterator = event.iterator();
  for (let n = 0; n < MOST; n++) {
    const next = iterator.next();
    if (next === undefined || next === null) break;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    const rule = written(next, zone).ms;
    if (rule > o.to) break;
    if (cancelled(item.component)) continue;
    const of = item.component;
    const begins = zoneOf(of, 'dtstart', home);
    // An exception with an end of its own ends there; all others end in the zone in which they start.
    const ownEnd = of !== master && item.recurrenceId.compare(next) === 0 && of.hasProperty('dtend');
    const end = hasEnd(of) ? written(endDate, ownEnd ? zoneOf(of, 'dtend', home) : begins) : undefined;
    const occurrence = timed(written(startDate, begins), end);
    if (occurrence.ms >= o.from && occurrence.ms <= o.to) occurrences.push(occurrence);
  }
  return occurrences.sort((a, b) => a.ms - b.ms);
}

function single(entry: ICAL.Component, home: Zone): Timed[] {
  if (cancelled(entry)) return [];
  const event = new ICAL.Event(entry, { exceptions: [] });
  const zone = zoneOf(entry, 'dtstart', home);
  const ending = entry.hasProperty('dtend') ? zoneOf(entry, 'dtend', home) : zone;
  return [timed(written(event.startDate, zone), hasEnd(entry) ? written(event.endDate, ending) : undefined)];
}

function timed(
  start: { readonly text: string; readonly ms: number },
  end: { readonly text: string; readonly ms: number } | undefined,
): Timed {
  if (end !== undefined && end.ms < start.ms)
    throw new Unreadable(`it ends before it starts: ${start.text} to ${end.text}`);
  return { start: start.text, end: end?.text ?? null, ms: start.ms };
}

/** A day ends with the next day; a time of day ends only where the entry has an end (RFC 5545, section 3.6.1). */
function hasEnd(entry: ICAL.Component): boolean {
  const start = entry.getFirstPropertyValue('dtstart') as ICAL.Time;
  return start.isDate || entry.hasProperty('dtend') || entry.hasProperty('duration');
}

/** The zone of a property: from the calendar's VTIMEZONE, the IANA database, or the default of the calendar. */
function zoneOf(entry: ICAL.Component, name: string, home: Zone): Zone {
  const property = entry.getFirstProperty(name);
  if (property === null) throw new Unreadable(`no ${name.toUpperCase()}`);
  const tzid = property.getFirstParameter('tzid') as string | undefined;
  if (tzid === undefined || (property.getFirstValue() as ICAL.Time).isDate) return home;
  const defined = entry.getTimeZoneByID(tzid);
  if (defined !== null && defined !== undefined) return zoneBy((local) => defined.utcOffset(wall(local)) / 60);
  // A registry may be in front of the name: /freeassociation.sourceforge.net/Europe/Zurich.
  const zone = ianaZone(tzid) ?? ianaZone(tzid.split('/').slice(-2).join('/'));
  if (zone === undefined) throw new Unreadable(`an unknown zone: ${tzid}`);
  return zone;
}

function wall(local: number): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(local), true);
}

/** A time of the calendar as a point in time; UTC is written with +00:00. */
function written(time: ICAL.Time, zone: Zone): { readonly text: string; readonly ms: number } {
  const { year, month, day, hour, minute, second } = time;
  const local = new Date(0);
  local.setUTCFullYear(year, month - 1, day);
  local.setUTCHours(time.isDate ? 0 : hour, time.isDate ? 0 : minute, time.isDate ? 0 : second);
  const offset = !time.isDate && time.zone === ICAL.Timezone.utcTimezone ? 0 : zone.offsetAt(local.getTime());
  const ms = local.getTime() - offset * 60_000;
  return { text: writeInstant(ms, offset), ms };
}
