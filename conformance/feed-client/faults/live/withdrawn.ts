import { readerFault } from '../../testbed/alteration.ts';

export const eventsNeverDropped = readerFault({
  text: 'never drops an event',
  breaks: 'READER-RT-004',
  caughtBy: ['feed-client/live/withdrawn#stale'],
  needs: { as: 'poll' },
  install: (rig) => ({
    ...rig,
    merge: (before, now) => [...before.filter(({ id }) => now.every((event) => event.id !== id)), ...now],
  }),
});
