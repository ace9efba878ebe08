import type { Json } from '../../../../src/reference/feed/index.ts';
import { feedFault } from '../../testbed/alteration.ts';
import { withFeedEvents, withFeedParts } from '../../testbed/alterations.ts';
import { dateTimeIn } from '../../testbed/clocks.ts';

export const midnightsAsDates = feedFault({
  text: 'writes the midnights of its place as dates alone',
  breaks: 'FEED-EV-009',
  caughtBy: ['feed/published/date-times#date-only'],
  install: (rig) =>
    withFeedParts(rig, {
      date: (given) => {
        const local = dateTimeIn('America/St_Johns', rig.parts.date(given));
        return local.includes('T00:00:00') ? local.slice(0, 10) : local;
      },
    }),
});

/** Writes a date-time that has a fraction of a second in another form. */
const fractions = (text: string, reason: string, date: (given: string) => string) =>
  feedFault({
    text: `${text} where a date-time has a fraction of a second`,
    breaks: 'FEED-EV-009',
    caughtBy: [`feed/published/date-times#${reason}`],
    install: (rig) => withFeedParts(rig, { date: (given) => (given.includes('.') ? date(given) : given) }),
  });

export const fractionsInTheBasicFormat = fractions('writes the offset without a colon', 'mixed', (given) =>
  given.replace(/:(\d\d)$/, '$1'),
);

export const fractionsWithoutOffset = fractions('leaves the offset out', 'no-offset', (given) =>
  given.replace(/[+-]\d\d:\d\d$/, ''),
);

export const fractionsAfterASpace = fractions('writes a space in place of T', 'separator', (given) =>
  given.replace('T', ' '),
);

export const fractionsInYearsOfSixDigits = fractions(
  'writes the year with six digits',
  'expanded-year',
  (given) => `+00${given}`,
);

export const fractionsInFebruary = fractions('writes the thirty-first of February', 'calendar', (given) =>
  given.replace(/-\d\d-\d\dT/, '-02-31T'),
);

export const fractionsInTheTwentyFifthHour = fractions('writes the twenty-fifth hour', 'time', (given) =>
  given.replace(/T\d\d/, 'T25'),
);

export const fractionsThirtyHoursAhead = fractions('writes an offset of thirty hours', 'offset-range', (given) =>
  given.replace(/[+-]\d\d:\d\d$/, '-30:00'),
);

export const fractionsAsWords = fractions('writes "soon"', 'not-a-date', () => 'soon');

export const fractionsAsNumbers = feedFault({
  text: 'gives an occurrence in milliseconds since 1970 where it starts with a fraction of a second',
  breaks: 'FEED-EV-009',
  caughtBy: ['feed/published/date-times#not-a-text'],
  install: (rig) =>
    withFeedEvents(rig, ({ times, ...event }) => ({
      ...event,
      times: ((times as readonly { readonly start: string | null }[] | null)?.map((time) =>
        time?.start?.includes('.') ? { ...time, start: Date.parse(time.start) } : time,
      ) ?? null) as Json,
    })),
});
