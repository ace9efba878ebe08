/** Date-times as few write them, and such as a feed has to refuse: what reads them wrongly lists events wrongly. */
import type { NewEvent, NewOccurrence } from '../../../../src/reference/feed/index.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const basic = (ms: number): string => day(ms).replaceAll('-', '');
const utc = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;

/** The midnight of UTC at which the next month begins. */
function midnightAfter(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

/** An occurrence that keeps its event listed, whatever is made of its other times. */
const later = (now: number): NewOccurrence => ({ start: utc(now + 90 * DAY), end: utc(now + 90 * DAY + HOUR) });

/** Date-times in all forms that ISO 8601 has for them, each a little later than the one before. */
function rising(midnight: number): readonly string[] {
  const [before, date] = [day(midnight - DAY), day(midnight)];
  const [compact, compactBefore] = [basic(midnight), basic(midnight - DAY)];
  return [
    `${before}T19:29:59.75-04:30`,
    `${before}T24:00:00Z`,
    `${before}T23:59:60.125Z`,
    `${compact}T052960,2+0530`,
    `${date}T00:00:00.25Z`,
    `${date}T00:00:00,5Z`,
    `${date}T05:45:01+05:45`,
    `${compactBefore}T193001.125-0430`,
    `${compact}T000001,75Z`,
    `${compact}T000002Z`,
    `${date}T23:59:59+23:59`,
    `${compactBefore}T2001-04`,
    `${compact}T0002Z`,
    `${date}T00:03Z`,
    `${date}t00:04:00z`,
    `${date}T02:05:00+02`,
    `${before}T23:06-01:00`,
    `${date}T00:59:59.5Z`,
    `${date}T01:00:00.5Z`,
    `${date}T23:59:59+22:59`,
    `${date}T23:59:59+22:58`,
    `${date}T23:59:59+22:57`,
    `${compact}T235959.999+2256`,
    `${compactBefore}T240000-0105`,
  ];
}

/** Texts that are not a date-time with an offset by the calendar and ISO 8601. */
function wrong(midnight: number): readonly string[] {
  const [date, compact] = [day(midnight), basic(midnight)];
  const year = date.slice(0, 4);
  return [
    `${date}T12:00:00`,
    `${date}T12:00:00-0400`,
    `${compact}T120000-04:00`,
    `${date} 12:00:00Z`,
    `${compact}t120000Z`,
    `${date}T12:00:00 04:00`,
    `${compact}T120000 0400`,
    `${date}T12:00:00;5Z`,
    `${compact}T120000;5Z`,
    `${date}T12:00:00.Z`,
    `${date}T12:00:00x`,
    `1${date}T12:00:00Z`,
    `1${compact}T120000Z`,
    `${date}T12:00:00Z and more`,
    `${compact}T120000Z and more`,
    `${date}T24:00:01Z`,
    `${date}T24:01:00Z`,
    `${date}T24:00:00.5Z`,
    `${date}T25:00:00Z`,
    `${date}T12:60:00Z`,
    `${date}T12:59:61Z`,
    `${date}T12:59:60Z`,
    `${date}T23:59:60Z`,
    `${compact}T052960+0500`,
    `${date}T12:00:00+24:00`,
    `${date}T12:00:00+05:60`,
    `${compact}T120000+2400`,
    `${year}-02-30T12:00:00Z`,
    `${year}-04-31T12:00:00Z`,
    `${year}-13-01T12:00:00Z`,
    `${Number(year) + 1}-00-15T12:00:00Z`,
    `${year}-12-00T12:00:00Z`,
    `${year}-12-32T12:00:00Z`,
    date,
    '',
  ];
}

/** Events with date-times in odd forms. By titles and ids they would be in the opposite order. */
export function unusuallyDatedEvents(now: number): readonly NewEvent[] {
  const dateTimes = rising(midnightAfter(now));
  return dateTimes.map((start, i) => ({
    id: 1_000 - i,
    title: `Odd ${String(dateTimes.length - i).padStart(2, '0')}`,
    times: [later(now), { start, end: i % 2 === 0 ? null : start }],
    type: [],
    link: null,
    updated: start,
  }));
}

/** Events that differ from right ones in one date-time. */
export function wronglyDatedEvents(now: number): readonly NewEvent[] {
  return wrong(midnightAfter(now)).flatMap((one, i) => [
    { id: 2_000 + i, times: [later(now), { start: one, end: null }] },
    { id: 2_500 + i, times: [later(now)], updated: one },
  ]);
}
