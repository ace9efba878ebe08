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

/** Writes date-times in another form. */
const dates = (text: string, reason: string, date: (given: string) => string) =>
  feedFault({
    text,
    breaks: 'FEED-EV-009',
    caughtBy: [`feed/date/iso-8601#${reason}`],
    install: (rig) => withFeedParts(rig, { date }),
  });

export const datesWithoutTime = dates('writes dates without a time of day', 'date-only', (given) => given.slice(0, 10));

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

export const httpDates = dates('writes dates as HTTP does', 'not-a-date', (given) => new Date(given).toUTCString());

export const naiveDates = dates('writes date-times without an offset', 'no-offset', (given) => given.slice(0, 19));

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

export const offsetWithoutColon = dates('writes offsets without a colon', 'mixed', (given) =>
  given.replace(/:(\d\d)$/, '$1'),
);

export const spaceForT = dates('writes a space between date and time', 'separator', (given) => given.replace('T', ' '));

export const yearsOfFiveDigits = dates('writes years with five digits', 'not-a-date', (given) => `0${given}`);

export const yearsOfSixDigits = dates(
  'writes years with six digits and a sign',
  'expanded-year',
  (given) => `+00${given}`,
);

export const yearsOfTwoDigits = dates('writes years with two digits', 'not-a-date', (given) => given.slice(2));
