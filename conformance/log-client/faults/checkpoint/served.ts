import { clientFault } from '../../testbed/alteration.ts';

export const missingCheckpointTaken = clientFault({
  text: 'is content if the log has no checkpoint',
  breaks: 'CLIENT-CP-009',
  caughtBy: ['log-client/checkpoint/served#missing'],
  install: (rig) => ({ ...rig, needsCheckpoint: () => false }),
});
