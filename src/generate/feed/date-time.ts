export const SECOND = 1_000;
export const MINUTE = 60_000;
export const HOUR = 3_600_000;
export const DAY = 86_400_000;
/** The offset of most events, in minutes east of UTC. */
export const OFFSET = -300;

/** A date-time with an offset in minutes east of UTC; with milliseconds if they are not 0. */
export function dateTime(ms: number, offset = OFFSET): string {
  const [local, fraction] = [new Date(ms + offset * MINUTE).toISOString().slice(0, 23)].flatMap((text) =>
    text.split('.'),
  );
  const two = (n: number) => `${n}`.padStart(2, '0');
  const zone = `${offset < 0 ? '-' : '+'}${two(Math.trunc(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
  return `${local}${fraction === '000' ? '' : `.${fraction}`}${zone}`;
}

/** An occurrence that starts `from` hours after a moment and lasts for some hours. */
export function span(now: number, from: number, hours = 1, offset = OFFSET): { start: string; end: string } {
  return { start: dateTime(now + from * HOUR, offset), end: dateTime(now + (from + hours) * HOUR, offset) };
}

/** The day of the month of the nth Sunday of a month, January being 0. */
export function sunday(year: number, month: number, nth: number): number {
  return 1 + ((7 - new Date(Date.UTC(year, month, 1)).getUTCDay()) % 7) + 7 * (nth - 1);
}
