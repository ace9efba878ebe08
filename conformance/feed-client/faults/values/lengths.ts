import { readerFault } from '../../testbed/alteration.ts';

export const titlesCutAt255 = readerFault({
  text: 'prints 255 characters of a title at most',
  breaks: 'READER-VA-006',
  caughtBy: ['feed-client/values/lengths#title'],
  install: (rig) => ({
    ...rig,
    readEvent: (value, parts) => {
      const event = rig.readEvent(value, parts);
      return { ...event, title: event.title?.slice(0, 255) ?? null };
    },
  }),
});

export const tenOccurrencesAtMost = readerFault({
  text: 'prints ten occurrences of an event at most',
  breaks: 'READER-VA-006',
  caughtBy: ['feed-client/values/lengths#occurrences'],
  install: (rig) => ({
    ...rig,
    readEvent: (value, parts) => {
      const event = rig.readEvent(value, parts);
      return { ...event, times: event.times?.slice(0, 10) ?? null };
    },
  }),
});
