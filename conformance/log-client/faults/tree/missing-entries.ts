import { clientFault } from '../../testbed/alteration.ts';

export const missingBundlesPassedOver = clientFault({
  text: 'passes over a bundle that the log does not serve',
  breaks: 'CLIENT-WL-004',
  caughtBy: ['log-client/tree/missing-entries#believed'],
  needs: { as: 'log' },
  install: (rig) => ({ ...rig, passesOver: () => true }),
});
