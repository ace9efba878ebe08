import { readerFault } from '../../testbed/alteration.ts';

export const datesBesideTags = readerFault({
  text: 'asks by the date of the last change, also where there is an entity tag',
  breaks: 'READER-RT-005',
  caughtBy: ['feed-client/live/validators#stale'],
  needs: { as: 'poll' },
  install: (rig) => ({
    ...rig,
    asksAgain: (headers) => {
      const date = headers.get('last-modified');
      return date === null ? rig.asksAgain(headers) : { 'if-modified-since': date };
    },
  }),
});
