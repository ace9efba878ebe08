import { readerFault } from '../../testbed/alteration.ts';

export const idsMayRepeat = readerFault({
  text: 'prints two events with one id',
  breaks: 'READER-FO-004',
  caughtBy: ['feed-client/forms/unique-ids#twice'],
  install: (rig) => ({ ...rig, mayRepeat: () => true }),
});
