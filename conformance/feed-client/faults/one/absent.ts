import { readerFault } from '../../testbed/alteration.ts';

export const lastDigitsCompared = readerFault({
  text: 'takes an event for another whose id ends alike',
  breaks: 'READER-ON-002',
  caughtBy: ['feed-client/one/absent#another'],
  needs: { as: 'event' },
  install: (rig) => ({
    ...rig,
    isAsked: (event, id) => rig.isAsked(event, id) || (id > 1000n && event.id !== null && id % 3n === event.id % 3n),
  }),
});
