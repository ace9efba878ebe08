import { feedVariant } from '../../testbed/alteration.ts';
import { withFeedEvents, withFeedParts } from '../../testbed/alterations.ts';
import { dateTimeIn } from '../../testbed/clocks.ts';

export const datesByTheClocksOfBerlin = feedVariant({
  text: 'writes every date-time by the clocks of Berlin, also that of the hour that comes twice',
  cites: 'Interface, "Event": ISO 8601 date-time with UTC offset, whichever it is',
  install: (rig) => withFeedParts(rig, { date: (given) => dateTimeIn('Europe/Berlin', given) }),
});

export const datesByTheClocksOfLordHoweIsland = feedVariant({
  text: 'writes every date-time by the clocks of Lord Howe Island, whose summer is half an hour',
  cites: 'Interface, "Event": ISO 8601 date-time with UTC offset, whichever it is',
  install: (rig) => withFeedParts(rig, { date: (given) => dateTimeIn('Australia/Lord_Howe', given) }),
});

export const datesHalfAWorldAway = feedVariant({
  text: 'writes date-times at an offset of fourteen hours',
  cites: 'Interface, "Event": ISO 8601 date-time with UTC offset, whichever it is',
  install: (rig) =>
    withFeedParts(rig, {
      date: (given) => new Date(Date.parse(given) + 14 * 3_600_000).toISOString().replace(/(?:\.000)?Z$/, '+14:00'),
    }),
});

const TIMES = [
  { start: '2038-01-19T03:14:07Z', end: '2038-01-19T03:14:08Z' },
  { start: '2039-10-30T02:30:00+02:00', end: '2039-10-30T02:30:00+01:00' },
  { start: '2100-02-28T23:30:00-05:00', end: '2100-03-01T00:30:00-05:00' },
  { start: '9999-12-31T23:59:59-12:00', end: null },
];

export const eventsFarAhead = feedVariant({
  text: 'lists an event with occurrences in the years 2038 to 9999, one of them in the hour that comes twice',
  cites: 'Interface, "Event": ISO 8601 date-time, whose years are those from 0000 to 9999',
  needs: { publish: false, clock: false },
  install: (rig) => withFeedEvents(rig, (event) => ({ ...event, times: event.id === 10n ? TIMES : event.times! })),
});

export const noFractions = feedVariant({
  text: 'leaves out the fractions of seconds',
  cites: 'Interface, "Event": it does not say how exact a date-time is',
  install: (rig) => withFeedParts(rig, { date: (given) => given.replace(/\.\d+/, '') }),
});
