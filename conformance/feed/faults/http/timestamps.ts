import { feedFault } from '../../testbed/alteration.ts';
import { withFeedHeaders } from '../../testbed/alterations.ts';

/** Sends a field with the time of the feed's clock in every answer. */
const timestamps = (text: string, reason: string, field: string, write: (date: Date) => string) =>
  feedFault({
    text,
    breaks: 'FEED-HT-018',
    caughtBy: [`feed/http/timestamps#${reason}`],
    install: (rig) => withFeedHeaders(rig, /./, (headers) => headers.set(field, write(new Date(rig.clock.now())))),
  });

export const dateInUtc = timestamps('calls the zone of Date UTC', 'form', 'date', (date) =>
  date.toUTCString().replace('GMT', 'UTC'),
);

export const dateAsRfc850 = timestamps('writes Date as RFC 850 does', 'form', 'date', (date) => {
  const [, , day, month, year, clock] = date.toUTCString().split(/,? /);
  const weekday = date.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
  return `${weekday}, ${day}-${month}-${year!.slice(2)} ${clock} GMT`;
});

export const dateOfAnotherWeekday = timestamps('gives Date the day of the week before', 'calendar', 'date', (date) => {
  const before = new Date(date.getTime() - 86_400_000).toUTCString();
  return `${before.slice(0, 3)}${date.toUTCString().slice(3)}`;
});

export const lastModifiedAsIso8601 = feedFault({
  text: 'writes Last-Modified as ISO 8601 does',
  breaks: 'FEED-HT-018',
  caughtBy: ['feed/http/timestamps#form'],
  install: (rig) =>
    withFeedHeaders(rig, /./, (headers) => headers.set('last-modified', new Date(rig.clock.now()).toISOString())),
});
