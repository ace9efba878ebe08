import { clientFault } from '../../testbed/alteration.ts';

export const originNotCompared = clientFault({
  text: 'takes a checkpoint of any origin that its key has signed',
  breaks: 'CLIENT-CP-004',
  caughtBy: ['log-client/checkpoint/origin#other'],
  install: (rig) => ({ ...rig, isOrigin: () => true }),
});
