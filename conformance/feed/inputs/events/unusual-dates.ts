/** Dates that programs take for others. */
import type { FeedTimes } from '../../oracle/event/event.ts';
import { dateTimeAt, MINUTE_MS, nextHour, UTC_OFFSETS } from './date-times.ts';

export const HOUR_MS = 3_600_000;

/** A Sunday of a month, when clocks are changed: of those from a day on the first, as RFC 3339 writes a date. */
function sundayFrom(year: number, month: number, from: number): string {
  const day = new Date(Date.UTC(year, month - 1, from));
  day.setUTCDate(from + ((7 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}

const DAY_MS = 24 * HOUR_MS;

/** The first midnight of clocks at an offset in minutes that is at least so many days ahead. */
function midnightAt(now: number, offset: number, days: number): number {
  const local = now + offset * MINUTE_MS;
  return local - (local % DAY_MS) + (days + 1) * DAY_MS - offset * MINUTE_MS;
}

/** Dates that programs take for others, all after the first, which is soon. `offset`: that of the site's clocks. */
export function unusualDates(
  soon: FeedTimes,
  now: number,
  offset: number,
): Readonly<Record<string, readonly FeedTimes[]>> {
  const year = new Date(now).getUTCFullYear() + 1;
  const leap = year + ((4 - (year % 4)) % 4);
  const at = (start: string, end = start): FeedTimes => ({ start, end });
  const from = nextHour(now, 72);
  // In Toronto half past one comes twice, in Berlin half past two, on Lord Howe Island a quarter to two.
  const [toronto, berlin, lordHowe] = [sundayFrom(year, 11, 1), sundayFrom(year, 10, 25), sundayFrom(year, 4, 1)];
  const spring = { toronto: sundayFrom(year, 3, 8), berlin: sundayFrom(year, 3, 25), sydney: sundayFrom(year, 10, 1) };
  const midnightMs = midnightAt(now, offset, 2);
  const fraction = (digits: string, i: number) =>
    at(dateTimeAt(from + i * 24 * HOUR_MS, -240).replace('-04:00', `.${digits}-04:00`));
  return {
    offsets: [
      soon,
      ...UTC_OFFSETS.map((offset, i) => at(dateTimeAt(from + i * 24 * HOUR_MS, offset))),
      at(utcDateTime(from + 999 * HOUR_MS)),
    ],
    'offsets of less than an hour': [soon, ...[-44, 20].map((offset, i) => at(dateTimeAt(from + i * HOUR_MS, offset)))],
    'times to the second': [
      soon,
      at(utcDateTime(from + 1000), utcDateTime(from + 59_000)),
      at(utcDateTime(from + HOUR_MS - 1000)),
    ],
    midnights: [
      soon,
      at(dateTimeAt(midnightMs, offset)),
      at(utcDateTime(midnightMs + DAY_MS), utcDateTime(midnightMs + 2 * DAY_MS)),
      at(dateTimeAt(midnightMs + 3 * DAY_MS - HOUR_MS, offset), dateTimeAt(midnightMs + 3 * DAY_MS, offset)),
    ],
    fractions: [soon, ...['5', '123', '000001', '123456789'].map(fraction)],
    'changes of the clocks': [
      soon,
      at(`${year}-01-15T12:00:00-05:00`),
      at(`${year}-07-15T12:00:00-04:00`),
      at(`${spring.toronto}T01:59:59-05:00`, `${spring.toronto}T03:00:00-04:00`),
      at(`${toronto}T01:30:00-04:00`, `${toronto}T01:30:00-05:00`),
      at(`${toronto}T01:30:00-05:00`, `${toronto}T02:30:00-05:00`),
    ],
    'changes of the clocks elsewhere': [
      soon,
      at(`${spring.berlin}T01:59:59+01:00`, `${spring.berlin}T03:00:00+02:00`),
      at(`${berlin}T02:30:00+02:00`, `${berlin}T02:30:00+01:00`),
      at(`${berlin}T02:30:00+01:00`, `${berlin}T03:30:00+01:00`),
      at(`${lordHowe}T01:45:00+11:00`, `${lordHowe}T01:45:00+10:30`),
      at(`${spring.sydney}T01:59:59+10:00`, `${spring.sydney}T03:00:00+11:00`),
    ],
    // Seconds since 1970 are more than 31 bits, and then more than 32; of the centuries one in four has a leap day.
    'years far ahead': [
      soon,
      at('2038-01-19T03:14:07+00:00', '2038-01-19T03:14:08+00:00'),
      at('2039-07-01T12:00:00-04:00'),
      at('2100-02-28T23:30:00-05:00', '2100-03-01T00:30:00-05:00'),
      at('2106-02-07T06:28:15+00:00', '2106-02-07T06:28:16+00:00'),
    ],
    'the calendar': [
      soon,
      at(`${year}-03-04T23:59:59-05:00`, `${year}-03-05T00:00:00-05:00`),
      at(`${year}-12-31T23:30:00-05:00`, `${year + 1}-01-01T00:30:00-05:00`),
      at(`${leap}-02-29T20:00:00-05:00`),
    ],
  };
}

export const utcDateTime = (epochMs: number): string => dateTimeAt(epochMs).replace('+00:00', 'Z');
