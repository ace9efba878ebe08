/**
 * Date-times of ISO 8601 with an offset from UTC, in every complete form that needs no agreement between two parties.
 *
 * Anchored by: RFC 3339 section 5.8, the published examples; Date of the platform (ECMA-262 section 21.4.1.32)
 */

import { type ParseResult, parseDefect, parsedValue } from '../../../core/check/parse-result.ts';
import { quotedText } from '../../../oracle/bytes/quoted-text.ts';
import { type IsoDate, readIsoDate } from './calendar.ts';

/** How a date-time is written. */
export interface DateTimeForm {
  readonly format: IsoDate['format'];
  readonly date: IsoDate['kind'];
  /** The last given part of the time, to which the fraction belongs. */
  readonly precision: 'hour' | 'minute' | 'second';
  readonly decimalSign?: '.' | ',';
  readonly offset: 'Z' | 'hours' | 'minutes';
  readonly offsetMinutes: number;
  /** The offset begins with the minus sign, U+2212, in place of the hyphen-minus. */
  readonly minusSign: boolean;
  /**
   * `-00` or `-00:00`: an unknown local offset in RFC 3339 section 4.3. ISO 8601 does not allow it and writes zero with
   * `+`.
   */
  readonly negativeZero: boolean;
  /** `t`, `w` or `z`, which mean the capitals by the note in RFC 3339 section 5.6. */
  readonly lowerCase: boolean;
  /** `T24:00`, the end of a day. */
  readonly endOfDay: boolean;
  readonly leapSecond: boolean;
}

/** A date-time and the instant that it is. */
export interface DateTime {
  /** Counted like POSIX: a leap second is the second after it. Rounded down if it is not `exact`. */
  readonly epochNanoseconds: bigint;
  /** Whether the instant is a whole number of nanoseconds. */
  readonly exact: boolean;
  readonly form: DateTimeForm;
}

export type DateTimeReason =
  | 'not-a-date'
  | 'date-only'
  | 'no-offset'
  | 'separator'
  | 'expanded-year'
  | 'mixed'
  | 'calendar'
  | 'time'
  | 'offset-range';

// With the separators of the extended format at any place; whether they are at the right places is checked afterwards.
const PATTERN =
  /^(?<date>\d{4}-?(?:\d\d-?\d\d|\d{3}|[Ww]\d\d-?\d))(?<separator>[Tt ])(?<time>\d\d(?::?\d\d){0,2})(?:(?<sign>[.,])(?<fraction>\d+))?(?<offset>[Zz]|[+\-\u2212]\d\d(?::?\d\d)?)?$/;
const TIME = /^(?<hour>\d\d)(?:(?<colon>:?)(?<minute>\d\d)(?:\k<colon>(?<second>\d\d))?)?$/;
const OFFSET = /^(?:[Zz]|(?<sign>[+\-\u2212])(?<hours>\d\d)(?:(?<colon>:?)(?<minutes>\d\d))?)$/;
/** The minus sign of ISO 8601; the hyphen-minus is allowed in its place (ISO 8601:2004, 3.4.1). */
const MINUS = '\u2212';
const UNITS = { hour: 3_600_000_000_000n, minute: 60_000_000_000n, second: 1_000_000_000n };
const DAY = 24n * UNITS.hour;

/** A decimal fraction of a unit in nanoseconds, rounded down, and whether that is all of it. */
function fractionOf(unit: bigint, digits: string): { nanoseconds: bigint; exact: boolean } {
  // The rest is less than a nanosecond, and a million digits do not become a number.
  const head = digits.slice(0, 30);
  const scale = 10n ** BigInt(head.length);
  const product = BigInt(head) * unit;
  return { nanoseconds: product / scale, exact: product % scale === 0n && /^0*$/.test(digits.slice(30)) };
}

/** Whether a leap second could end right before the instant: at the ends of months in UTC (RFC 3339 section 5.7). */
function endsMonth(epochNanoseconds: bigint): boolean {
  return epochNanoseconds % DAY === 0n && new Date(Number(epochNanoseconds / 1_000_000n)).getUTCDate() === 1;
}

/** The kind of a text that does not have the form of a date-time. */
function formless(text: string): DateTimeReason {
  if (readIsoDate(text) !== undefined || /^\d{4}-\d\d$/.test(text)) return 'date-only';
  return /^[+-]\d{5,}-?\d\d-?\d\dT/.test(text) ? 'expanded-year' : 'not-a-date';
}

/**
 * Reads a date-time. Both formats, extended and basic, but not mixed; fractions of any length; 24:00 as the end of a
 * day; a leap second at the end of any month. Forms that need an agreement in ISO 8601 are refused: expanded years, no
 * `T`.
 */
export function readDateTime(text: string): ParseResult<DateTime, DateTimeReason> {
  const expected = 'an ISO 8601 date-time with an offset from UTC';
  const refuse = (reason: DateTimeReason, wanted = expected) => parseDefect(reason, wanted, quotedText(text));
  const parts = PATTERN.exec(text)?.groups;
  if (parts === undefined) return refuse(formless(text));
  if (parts.offset === undefined) return refuse('no-offset');
  const date = readIsoDate(parts.date!);
  const time = TIME.exec(parts.time!)?.groups;
  const offset = OFFSET.exec(parts.offset)!.groups!;
  const colons = [time?.colon, offset.colon].filter((colon) => colon !== undefined);
  if (
    date === undefined ||
    time === undefined ||
    colons.some((colon) => (colon === ':') !== (date.format === 'extended'))
  )
    return refuse('mixed', 'the extended format or the basic format throughout');
  if (parts.separator === ' ') return refuse('separator', 'a T between date and time');
  if (date.day === undefined) return refuse('calendar', 'a date that the calendar has');

  const precision = time.minute === undefined ? 'hour' : time.second === undefined ? 'minute' : 'second';
  const [hour, minute, second] = [Number(time.hour), Number(time.minute ?? 0), Number(time.second ?? 0)];
  const fraction = fractionOf(UNITS[precision], parts.fraction ?? '0');
  const endOfDay = hour === 24;
  const beyond = endOfDay && (minute > 0 || second > 0 || fraction.nanoseconds > 0n || !fraction.exact);
  if (hour > 24 || minute > 59 || second > 60 || beyond) return refuse('time', 'a time of day');

  const [hours, minutes] = [Number(offset.hours ?? 0), Number(offset.minutes ?? 0)];
  if (hours > 23 || minutes > 59) return refuse('offset-range', 'an offset of less than a day');
  const size = 60 * hours + minutes;
  // Only RFC 3339 has a negative zero, and only with the hyphen-minus.
  if (offset.sign === MINUS && size === 0) return refuse('not-a-date');
  const isNegative = offset.sign === '-' || offset.sign === MINUS;
  const offsetMinutes = isNegative && size > 0 ? -size : size;
  const minuteOfDay = BigInt(60 * hour + minute - offsetMinutes);
  const start = BigInt(date.day) * DAY + minuteOfDay * UNITS.minute + BigInt(second) * UNITS.second;
  if (second === 60 && !endsMonth(start)) return refuse('time', 'no second 60 but at the end of a month in UTC');
  return parsedValue({
    epochNanoseconds: start + fraction.nanoseconds,
    exact: fraction.exact,
    form: {
      format: date.format,
      date: date.kind,
      precision,
      ...(parts.sign === undefined ? {} : { decimalSign: parts.sign as '.' | ',' }),
      offset: offset.sign === undefined ? 'Z' : offset.minutes === undefined ? 'hours' : 'minutes',
      offsetMinutes,
      minusSign: offset.sign === MINUS,
      negativeZero: offset.sign === '-' && size === 0,
      lowerCase: /[twz]/.test(text),
      endOfDay,
      leapSecond: second === 60,
    },
  });
}
