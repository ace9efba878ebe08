/** Short ways to let the clocks of a feed's hosts differ. */
import type { FeedRig } from '../../../src/reference/feed/index.ts';
import { withFeedHeaders } from './alterations.ts';

/** Gives every answer the Date of a host whose clock is ahead by so many seconds. */
export function withDateHeader(rig: FeedRig, aheadS: number): FeedRig {
  return withFeedHeaders(rig, /./, (headers) => {
    headers.set('date', new Date(rig.clock.now() + aheadS * 1000).toUTCString());
  });
}

/** A date-time as the clocks of a place write it, by the IANA database: the same instant. */
export function dateTimeIn(timeZone: string, given: string): string {
  const at = new Date(given);
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const named = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '00', minutes = '00'] = /^GMT(?:([+-])(\d\d):(\d\d))?/.exec(named) ?? [];
  const offset = (sign === '-' ? -1 : 1) * (60 * Number(hours) + Number(minutes));
  const fraction = /\.\d+/.exec(given)?.[0] ?? '';
  const local = new Date(at.getTime() + offset * 60_000).toISOString().slice(0, 19);
  return `${local}${fraction}${sign}${hours}:${minutes}`;
}
