/** Date-times at any offset, as RFC 3339 writes them. */

export const MINUTE_MS = 60_000;
const HOUR = 60 * MINUTE_MS;

/** Minutes east of UTC of places that there are, the least and the most among them. */
export const UTC_OFFSETS = [-720, -570, -300, -240, -210, 0, 60, 330, 345, 765, 840] as const;

/** A date-time as RFC 3339 writes it, at an offset in minutes. */
export function dateTimeAt(epochMs: number, offset = 0): string {
  const local = new Date(epochMs + offset * MINUTE_MS).toISOString().slice(0, 19);
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(offset);
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.trunc(size / 60))}:${two(size % 60)}`;
}

/** A whole hour some time after an instant. */
export const nextHour = (epochMs: number, hours: number): number => epochMs - (epochMs % HOUR) + hours * HOUR;
