import { clientFault } from '../../testbed/alteration.ts';

export const growthRefused = clientFault({
  text: 'refuses a log with another tree than before, even one that has only grown',
  breaks: 'CLIENT-GR-001',
  caughtBy: ['log-client/growth/accepted#refused'],
  needs: { as: 'monitor' },
  install: (rig) => ({ ...rig, isConsistent: () => false }),
});
