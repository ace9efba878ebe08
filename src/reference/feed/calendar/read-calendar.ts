import ICAL from 'ical.js';
import { invalid, noCalendar, noLine } from '../error.ts';
import type { NewEvent, NewOccurrence } from '../event/event.ts';
import { writeInstant } from '../event/instant.ts';
import { lineDefect, valueDefect } from './calendar-defect.ts';
import { fixed, ianaZone, type Zone, zoneBy } from './zone.ts';

/** How a calendar is read. */
export interface ReadingCalendar {
  /** Zone of days and times that name none; default: the calendar's `X-WR-TIMEZONE`, else UTC. */
  readonly zone?: string;
  /** Occurrences of what recurs are those that start in this window, in milliseconds since the epoch. */
  readonly from: number;
  readonly to: number;
}

/** The events of a calendar, one for each UID. */
export interface Calendar {
  readonly events: ReadonlyMap<string, NewEvent>;
  /** What could not be read, and why. */
  readonly skipped: readonly string[];
  /** What is cancelled, or has no occurrence in the window. */
  readonly absent: readonly string[];
}

/** Why an entry cannot be an event of a feed, in words of our own. */
class Unreadable extends Error {}

/** How much is shown of what is no calendar. */
const SHOWN = 40;
/** A rule that has not left the window behind after so many occurrences is not followed any further. */
const MOST = 100_000;

/**
 * Reads iCalendar (RFC 5545). The entries of one UID are one event, with an occurrence for each time: those of its rule
 * and its dates, without those that EXDATE takes away, with each that RECURRENCE-ID moves or cancels as that says. Title,
 * link, categories and LAST-MODIFIED (else DTSTAMP) are those of the entry without RECURRENCE-ID. A day is from midnight
 * to the next; a time without end or duration has no end. Entries that are cancelled are not there.
 *
 * @throws FeedError `invalid` for what is no iCalendar, or a `zone` that does not exist.
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

/** What is neither ours nor a value is a rule whose parts do not go together. */
function ruleDefect(group: readonly ICAL.Component[], { message }: Error): string {
  return group.some((entry) => entry.hasProperty('rrule')) ? `RRULE cannot be followed: ${message}` : message;
}

/** A UID says little to people. */
function nameOf(uid: string, group: readonly ICAL.Component[]): string {
  const title = group.map((entry) => textOf(entry, 'summary')).find((one) => one !== undefined);
  return title === undefined ? uid : `${uid} (${JSON.stringify(title)})`;
}

function components(given: string): readonly ICAL.Component[] {
  // Some programs write the mark of UTF-8 in front.
  const text = given.replace(/^\ufeff/, '');
  const begins = text.trimStart().slice(0, SHOWN);
  if (begins === '') throw noCalendar('nothing', 'its beginning');
  if (!/^BEGIN:VCALENDAR\s/i.test(begins))
    throw noCalendar(`a text that begins with ${JSON.stringify(begins)}`, 'its beginning');
  try {
    const parsed = ICAL.parse(text) as unknown as readonly unknown[];
    // One calendar is given as such, several as a list of them.
    const all = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown as ConstructorParameters<
      typeof ICAL.Component
    >[0][];
    return all.map((one) => new ICAL.Component(one)).filter(({ name }) => name === 'vcalendar');
  } catch (error) {
    const line = lineDefect(text);
    if (line !== undefined) throw noLine(line, error);
    // Of lines behind the end of a calendar the parser says nothing that would help.
    const found = error instanceof TypeError ? 'lines that belong to no calendar' : (error as Error).message;
    throw noCalendar(found.slice(0, 200), 'its end', error);
  }
}

function textOf(component: ICAL.Component, name: string): string | undefined {
  const value = component.getFirstPropertyValue(name);
  return value === null ? undefined : String(value);
}

/** `undefined`: it is cancelled, or does not occur in the window. */
function eventOf(group: readonly ICAL.Component[], home: Zone, o: ReadingCalendar): NewEvent | undefined {
  const exceptions = group.filter((entry) => entry.hasProperty('recurrence-id'));
  // Where a file holds an entry twice the last stands.
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

/** Whether nothing is left of the entries of one UID: all are cancelled, or the one that the others are exceptions of. */
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
  const found: Timed[] = [];
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
    // An exception of its own time ends as it says; what else there is ends in the zone in which it starts.
    const own = of !== master && item.recurrenceId.compare(next) === 0 && of.hasProperty('dtend');
    const end = hasEnd(of) ? written(endDate, own ? zoneOf(of, 'dtend', home) : begins) : undefined;
    const one = timed(written(startDate, begins), end);
    if (one.ms >= o.from && one.ms <= o.to) found.push(one);
  }
  return found.sort((a, b) => a.ms - b.ms);
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

/** A day ends with the next; a time of day ends only where the entry says so (RFC 5545, section 3.6.1). */
function hasEnd(entry: ICAL.Component): boolean {
  const start = entry.getFirstPropertyValue('dtstart') as ICAL.Time;
  return start.isDate || entry.hasProperty('dtend') || entry.hasProperty('duration');
}

/** The zone of a property: that of the calendar's VTIMEZONE, that of the IANA database, or that of the calendar. */
function zoneOf(entry: ICAL.Component, name: string, home: Zone): Zone {
  const property = entry.getFirstProperty(name);
  if (property === null) throw new Unreadable(`no ${name.toUpperCase()}`);
  const tzid = property.getFirstParameter('tzid') as string | undefined;
  if (tzid === undefined || (property.getFirstValue() as ICAL.Time).isDate) return home;
  const defined = entry.getTimeZoneByID(tzid);
  if (defined !== null && defined !== undefined) return zoneBy((local) => defined.utcOffset(wall(local)) / 60);
  // A name may stand behind those of a registry: /freeassociation.sourceforge.net/Europe/Zurich.
  const zone = ianaZone(tzid) ?? ianaZone(tzid.split('/').slice(-2).join('/'));
  if (zone === undefined) throw new Unreadable(`an unknown zone: ${tzid}`);
  return zone;
}

function wall(local: number): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(local), true);
}

/** A time of the calendar as a point in time; one in UTC is written with +00:00. */
function written(time: ICAL.Time, zone: Zone): { readonly text: string; readonly ms: number } {
  const { year, month, day, hour, minute, second } = time;
  const local = new Date(0);
  local.setUTCFullYear(year, month - 1, day);
  local.setUTCHours(time.isDate ? 0 : hour, time.isDate ? 0 : minute, time.isDate ? 0 : second);
  const offset = !time.isDate && time.zone === ICAL.Timezone.utcTimezone ? 0 : zone.offsetAt(local.getTime());
  const ms = local.getTime() - offset * 60_000;
  return { text: writeInstant(ms, offset), ms };
}
