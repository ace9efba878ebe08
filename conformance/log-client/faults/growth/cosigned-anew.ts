import { clientFault } from '../../testbed/alteration.ts';

export const cosignaturesRefused = clientFault({
  text: 'refuses a checkpoint with more than one signature',
  breaks: 'CLIENT-GR-006',
  caughtBy: ['log-client/growth/cosigned-anew#refused'],
  alsoFails: ['log-client/checkpoint/sixteen-signatures#refused', 'log-client/checkpoint/unknown-signatures#before'],
  needs: { as: 'monitor' },
  install: (rig) => ({ ...rig, mostSignatures: () => 1 }),
});
