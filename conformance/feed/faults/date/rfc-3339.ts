import { feedFault } from '../../testbed/alteration.ts';
import { withFeedParts } from '../../testbed/alterations.ts';

export const basicFormat = feedFault({
  text: 'writes date-times in the basic format',
  breaks: 'FEED-OD-007',
  caughtBy: ['feed/date/rfc-3339#not-rfc3339'],
  install: (rig) => withFeedParts(rig, { date: (given) => given.replaceAll(/-(?=\d\d[-T])|:/g, '') }),
});

export const decimalComma = feedFault({
  text: 'writes fractions of seconds with a comma',
  breaks: 'FEED-OD-007',
  caughtBy: ['feed/date/rfc-3339#not-rfc3339'],
  install: (rig) => withFeedParts(rig, { date: (given) => given.replace(/(?<=T[\d:]+)(?=[+-]\d\d:\d\d$)/, ',0') }),
});

export const minusSign = feedFault({
  text: 'writes negative offsets with the minus sign of ISO 8601 (U+2212)',
  breaks: 'FEED-OD-007',
  caughtBy: ['feed/date/rfc-3339#not-rfc3339'],
  install: (rig) => withFeedParts(rig, { date: (given) => given.replace(/-(?=\d\d:\d\d$)/, '\u2212') }),
});

export const noSeconds = feedFault({
  text: 'writes date-times without their seconds',
  breaks: 'FEED-OD-007',
  caughtBy: ['feed/date/rfc-3339#not-rfc3339'],
  needs: { publish: false, clock: false },
  install: (rig) => withFeedParts(rig, { date: (given) => given.replace(/:\d\d(?=[+-])/, '') }),
});

export const offsetInHours = feedFault({
  text: 'writes offsets of whole hours without minutes',
  breaks: 'FEED-OD-007',
  caughtBy: ['feed/date/rfc-3339#not-rfc3339'],
  install: (rig) => withFeedParts(rig, { date: (given) => given.replace(/:00$/, '') }),
});

export const ordinalDates = feedFault({
  text: 'writes the day of the year in place of month and day',
  breaks: 'FEED-OD-007',
  caughtBy: ['feed/date/rfc-3339#not-rfc3339'],
  install: (rig) =>
    withFeedParts(rig, {
      date: (given) => {
        const [year, month, day] = given.slice(0, 10).split('-').map(Number);
        const ordinal = (Date.UTC(year!, month! - 1, day) - Date.UTC(year!, 0, 0)) / 86_400_000;
        return `${given.slice(0, 4)}-${String(ordinal).padStart(3, '0')}${given.slice(10)}`;
      },
    }),
});
