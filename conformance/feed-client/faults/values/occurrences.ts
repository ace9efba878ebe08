import { refuse } from '../../../../src/reference/feed-client/index.ts';
import { readerFault } from '../../testbed/alteration.ts';

export const yearsUpTo2037 = readerFault({
  text: 'refuses a date-time after 2037',
  breaks: 'READER-VA-004',
  caughtBy: ['feed-client/values/occurrences#far'],
  alsoFails: ['feed-client/values/date-forms#year'],
  install: (rig) => ({
    ...rig,
    date: (text) => (text.slice(0, 4) > '2037' ? refuse('the year is too late') : rig.date(text)),
  }),
});

export const seriesRefused = readerFault({
  text: 'refuses an event that began more than a day ago',
  breaks: 'READER-VA-004',
  caughtBy: ['feed-client/values/occurrences#series'],
  install: (rig) => ({
    ...rig,
    readEvent: (value, parts) => {
      const event = rig.readEvent(value, parts);
      const first = event.times?.find(({ start }) => start !== null)?.start ?? '';
      const last = event.times?.at(-1)?.start;
      return last === null && first < '2023-11-13' && event.times?.length === 2 ? refuse('it has begun') : event;
    },
  }),
});
