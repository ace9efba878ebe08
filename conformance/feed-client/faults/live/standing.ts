import { readerFault } from '../../testbed/alteration.ts';

export const secondLookEmpty = readerFault({
  text: 'prints nothing at a second look',
  breaks: 'READER-RT-001',
  caughtBy: ['feed-client/live/standing#other'],
  needs: { as: 'poll' },
  install: (rig) => ({ ...rig, merge: () => [] }),
});
