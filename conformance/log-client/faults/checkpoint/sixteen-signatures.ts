import { clientFault } from '../../testbed/alteration.ts';

export const eightSignaturesAtMost = clientFault({
  text: 'refuses a checkpoint with more than eight signatures',
  breaks: 'CLIENT-SN-005',
  caughtBy: ['log-client/checkpoint/sixteen-signatures#refused'],
  install: (rig) => ({ ...rig, mostSignatures: () => 8 }),
});
