import { readerFault } from '../../testbed/alteration.ts';

export const firstHundredEvents = readerFault({
  text: 'prints the first hundred events of a list',
  breaks: 'READER-LI-005',
  caughtBy: ['feed-client/list/long#cut'],
  install: (rig) => ({ ...rig, entriesOf: (envelope, parts) => rig.entriesOf(envelope, parts).slice(0, 100) }),
});
