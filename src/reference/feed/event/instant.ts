/** A point in time, with the offset of its text. */
export interface Instant {
  /** Milliseconds since the Unix epoch, with a fraction where the text has a finer one. */
  readonly ms: number;
  /** Minutes east of UTC. */
  readonly offset: number;
}

const EXTENDED = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?(?:[Zz]|([+-])(\d\d)(?::(\d\d))?)$/;
const BASIC = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(?:(\d\d)(?:[.,](\d+))?)?(?:Z|([+-])(\d\d)(\d\d)?)$/;

/**
 * Reads a calendar date with a time of day and an offset from UTC: all of RFC 3339, section 5.6, and the other ways in
 * which ISO 8601 writes it (the basic format, no seconds, an offset in hours, a decimal comma, 24:00:00). `undefined`
 * for everything else: without an offset, or with a day that the calendar does not have, the instant is unknown. The
 * formats are not mixed (`-0400` after colons is neither ISO 8601 nor RFC 3339). A leap second, which ends a month in
 * UTC (RFC 3339, section 5.7), counts as the next second.
 */
export function readInstant(text: string): Instant | undefined {
  const match = EXTENDED.exec(text) ?? BASIC.exec(text);
  if (match === null) return undefined;
  const number = (at: number): number => Number(match[at] ?? 0);
  const [year, month, day, hour, minute, second] = [number(1), number(2), number(3), number(4), number(5), number(6)];
  const fraction = Number(`0.${match[7] ?? 0}`);
  if (minute > 59 || second > 60 || number(9) > 23 || number(10) > 59) return undefined;
  if (hour > 24 || (hour === 24 && minute + second + fraction > 0)) return undefined;
  const date = new Date(0);
  // Date.UTC treats the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day);
  // Date.UTC moves a day that the month does not have into another month.
  if (date.getUTCMonth() !== month - 1) return undefined;
  const offset = (match[8] === '-' ? -1 : 1) * (number(9) * 60 + number(10));
  const ms = date.getTime() + ((hour * 60 + minute - offset) * 60 + second) * 1_000;
  if (second === 60 && !new Date(ms).toISOString().endsWith('-01T00:00:00.000Z')) return undefined;
  return { ms: ms + fraction * 1_000, offset };
}

/** A point in time in the form of RFC 3339, to the second, with an offset in minutes east of UTC. */
export function writeInstant(ms: number, offset = 0): string {
  const local = new Date(ms + offset * 60_000).toISOString().slice(0, 19);
  const [hours, minutes] = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60].map((n) =>
    `${n}`.padStart(2, '0'),
  );
  return `${local}${offset < 0 ? '-' : '+'}${hours}:${minutes}`;
}
