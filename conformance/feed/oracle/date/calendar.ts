/**
 * The dates of ISO 8601 as days: calendar dates, ordinal dates and week dates, in the proleptic Gregorian calendar.
 *
 * Anchored by: RFC 3339 appendices B and C, leap years and the examples of dates; Date of the platform (ECMA-262
 * section 21.4.1.32)
 */

/** A complete date of ISO 8601. `extended` has hyphens, `basic` does not. */
export interface IsoDate {
  readonly format: 'extended' | 'basic';
  readonly kind: 'calendar' | 'ordinal' | 'week';
  /** Days since 1970-01-01, or undefined if the calendar has no such date. */
  readonly day: number | undefined;
}

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Days from 1970-01-01 to the first of January. */
function newYear(year: number): number {
  // The leap years before it, beginning with year 0.
  const leaps = Math.ceil(year / 4) - Math.ceil(year / 100) + Math.ceil(year / 400);
  return 365 * year + leaps - 719_528;
}

function calendarDay(year: number, month: number, day: number): number | undefined {
  const lengths = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const length = lengths[month - 1];
  if (length === undefined || day < 1 || day > length) return undefined;
  return newYear(year) + lengths.slice(0, month - 1).reduce((sum, days) => sum + days, 0) + day - 1;
}

function ordinalDay(year: number, day: number): number | undefined {
  return day >= 1 && day <= (isLeap(year) ? 366 : 365) ? newYear(year) + day - 1 : undefined;
}

/** The Monday of the first week, which contains the fourth of January (ISO 8601, "week calendar"). */
function firstMonday(year: number): number {
  const fourth = newYear(year) + 3;
  // 1970-01-01 was a Thursday, three days after a Monday.
  return fourth - ((((fourth + 3) % 7) + 7) % 7);
}

function weekDay(year: number, week: number, day: number): number | undefined {
  const monday = firstMonday(year) + 7 * (week - 1);
  return week >= 1 && monday < firstMonday(year + 1) && day >= 1 && day <= 7 ? monday + day - 1 : undefined;
}

/** The date in a text, or undefined if it is not a complete date with a year of four digits. */
export function readIsoDate(text: string): IsoDate | undefined {
  const parts =
    /^(?<year>\d{4})(?<hyphen>-?)(?:(?<month>\d\d)\k<hyphen>(?<day>\d\d)|(?<ordinal>\d{3})|[Ww](?<week>\d\d)\k<hyphen>(?<weekday>\d))$/.exec(
      text,
    )?.groups;
  if (parts === undefined) return undefined;
  const format = parts.hyphen === '-' ? 'extended' : 'basic';
  const year = Number(parts.year);
  if (parts.ordinal !== undefined) return { format, kind: 'ordinal', day: ordinalDay(year, Number(parts.ordinal)) };
  if (parts.week !== undefined)
    return { format, kind: 'week', day: weekDay(year, Number(parts.week), Number(parts.weekday)) };
  return { format, kind: 'calendar', day: calendarDay(year, Number(parts.month), Number(parts.day)) };
}
