import { feedFault } from '../../testbed/alteration.ts';
import { withFeedEvents, withFeedParts } from '../../testbed/alterations.ts';

export const datesAsNumbers = feedFault({
  text: 'gives date-times as milliseconds since 1970',
  breaks: 'FEED-EV-009',
  caughtBy: ['feed/date/iso-8601#not-a-text'],
  install: (rig) =>
    withFeedEvents(rig, ({ updated, ...event }) => ({
      ...event,
      updated: updated === null ? null : Date.parse(`${updated}`),
    })),
});

export const datesWithoutTime = feedFault({
  text: 'writes dates without a time of day',
  breaks: 'FEED-EV-009',
  caughtBy: ['feed/date/iso-8601#date-only'],
  install: (rig) => withFeedParts(rig, { date: (given) => given.slice(0, 10) }),
});

export const thirtyFirstOfEveryMonth = feedFault({
  text: 'writes the thirty-first of each month as if each had one',
  breaks: 'FEED-EV-009',
  caughtBy: ['feed/date/iso-8601#calendar'],
  needs: { publish: false, clock: false },
  install: (rig) => withFeedParts(rig, { date: (given) => given.replace(/-\d\d-\d\dT/, '-02-31T') }),
});

export const hoursCountedFromOne = feedFault({
  text: 'counts the hours of a day from one',
  breaks: 'FEED-EV-009',
  caughtBy: ['feed/date/iso-8601#time'],
  needs: { publish: false, clock: false },
  install: (rig) => withFeedParts(rig, { date: (given) => given.replace(/T\d\d/, 'T25') }),
});

export const httpDates = feedFault({
  text: 'writes dates as HTTP does',
  breaks: 'FEED-EV-009',
  caughtBy: ['feed/date/iso-8601#not-a-date'],
  install: (rig) => withFeedParts(rig, { date: (given) => new Date(given).toUTCString() }),
});

export const naiveDates = feedFault({
  text: 'writes date-times without an offset',
  breaks: 'FEED-EV-009',
  caughtBy: ['feed/date/iso-8601#no-offset'],
  install: (rig) => withFeedParts(rig, { date: (given) => given.slice(0, 19) }),
});

export const nullDateAsText = feedFault({
  text: 'writes "null" for a date that is null',
  breaks: 'FEED-EV-009',
  caughtBy: ['feed/date/iso-8601#not-a-date'],
  install: (rig) => withFeedEvents(rig, (event) => ({ ...event, updated: `${event.updated}` })),
});

export const offsetInMinutes = feedFault({
  text: 'writes offsets as minutes',
  breaks: 'FEED-EV-009',
  caughtBy: ['feed/date/iso-8601#offset-range'],
  needs: { publish: false, clock: false },
  install: (rig) => withFeedParts(rig, { date: (given) => given.replace(/[+-]\d\d:\d\d$/, '-30:00') }),
});

export const offsetWithoutColon = feedFault({
  text: 'writes offsets without a colon',
  breaks: 'FEED-EV-009',
  caughtBy: ['feed/date/iso-8601#mixed'],
  install: (rig) => withFeedParts(rig, { date: (given) => given.replace(/:(\d\d)$/, '$1') }),
});

export const spaceForT = feedFault({
  text: 'writes a space between date and time',
  breaks: 'FEED-EV-009',
  caughtBy: ['feed/date/iso-8601#separator'],
  install: (rig) => withFeedParts(rig, { date: (given) => given.replace('T', ' ') }),
});

export const yearsOfFiveDigits = feedFault({
  text: 'writes years with five digits',
  breaks: 'FEED-EV-009',
  caughtBy: ['feed/date/iso-8601#not-a-date'],
  install: (rig) => withFeedParts(rig, { date: (given) => `0${given}` }),
});

export const yearsOfSixDigits = feedFault({
  text: 'writes years with six digits and a sign',
  breaks: 'FEED-EV-009',
  caughtBy: ['feed/date/iso-8601#expanded-year'],
  install: (rig) => withFeedParts(rig, { date: (given) => `+00${given}` }),
});

export const yearsOfTwoDigits = feedFault({
  text: 'writes years with two digits',
  breaks: 'FEED-EV-009',
  caughtBy: ['feed/date/iso-8601#not-a-date'],
  install: (rig) => withFeedParts(rig, { date: (given) => given.slice(2) }),
});
