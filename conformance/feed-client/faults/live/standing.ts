import { refuse } from '../../../../src/reference/feed-client/index.ts';
import { readerFault } from '../../testbed/alteration.ts';

export const secondLookEmpty = readerFault({
  text: 'prints nothing at a second look',
  breaks: 'READER-RT-001',
  caughtBy: ['feed-client/live/standing#other'],
  needs: { as: 'poll' },
  install: (rig) => ({ ...rig, merge: () => [] }),
});

export const secondLookRefused = readerFault({
  text: 'refuses a feed at a second look',
  breaks: 'READER-RT-001',
  caughtBy: ['feed-client/live/standing#refused'],
  needs: { as: 'poll' },
  install: (rig) => ({ ...rig, merge: () => refuse('the list was read already') }),
});
