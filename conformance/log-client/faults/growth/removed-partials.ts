import { clientFault } from '../../testbed/alteration.ts';

export const oldPartialTilesRead = clientFault({
  text: 'reads the tree before again by its own partial tiles',
  breaks: 'CLIENT-GR-005',
  caughtBy: ['log-client/growth/removed-partials#refused'],
  alsoFails: ['log-client/growth/consistency#inconsistent'],
  needs: { as: 'monitor' },
  install: (rig) => ({ ...rig, treeOfBeginning: (before) => before, readsFullInstead: () => false }),
});
