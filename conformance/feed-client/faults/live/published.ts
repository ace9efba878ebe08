import { readerFault } from '../../testbed/alteration.ts';

export const newEventsNotAdded = readerFault({
  text: 'keeps the events that it knows, and adds none',
  breaks: 'READER-RT-002',
  caughtBy: ['feed-client/live/published#stale'],
  needs: { as: 'poll' },
  install: (rig) => ({
    ...rig,
    merge: (before, now) => now.filter((event) => before.some(({ id }) => id === event.id)),
  }),
});
