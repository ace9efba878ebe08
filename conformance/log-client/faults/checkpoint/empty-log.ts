import { refuse } from '../../../../src/reference/log-client/index.ts';
import { clientFault } from '../../testbed/alteration.ts';

export const emptyLogRefused = clientFault({
  text: 'refuses a tree size of 0',
  breaks: 'CLIENT-CP-008',
  caughtBy: ['log-client/checkpoint/empty-log#refused'],
  install: (rig) => ({ ...rig, readSize: (line) => (line === '0' ? refuse('the log is empty') : rig.readSize(line)) }),
});
