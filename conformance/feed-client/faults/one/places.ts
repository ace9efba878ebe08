import { readerFault } from '../../testbed/alteration.ts';

export const firstEventFound = readerFault({
  text: 'prints the first event whatever the id is',
  breaks: 'READER-ON-001',
  caughtBy: ['feed-client/one/places#place'],
  alsoFails: ['feed-client/one/absent#another', 'feed-client/values/ids#digits'],
  needs: { as: 'event' },
  install: (rig) => ({ ...rig, isAsked: () => true }),
});
