import { readerFault } from '../../testbed/alteration.ts';

export const eventsReadOnce = readerFault({
  text: 'keeps an event as it was first read',
  breaks: 'READER-RT-003',
  caughtBy: ['feed-client/live/changed#stale'],
  needs: { as: 'poll' },
  install: (rig) => ({
    ...rig,
    merge: (before, now) => now.map((event) => before.find(({ id }) => id === event.id) ?? event),
  }),
});
