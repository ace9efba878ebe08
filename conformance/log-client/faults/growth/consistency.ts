import { clientFault } from '../../testbed/alteration.ts';

export const consistencyNotVerified = clientFault({
  text: 'verifies each checkpoint and its tiles, and not that the tree begins with the one before',
  breaks: 'CLIENT-GR-002',
  caughtBy: ['log-client/growth/consistency#inconsistent'],
  alsoFails: ['log-client/growth/fork#believed'],
  needs: { as: 'monitor' },
  install: (rig) => ({ ...rig, isConsistent: () => true }),
});
