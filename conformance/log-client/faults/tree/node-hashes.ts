import { clientFault } from '../../testbed/alteration.ts';

export const rootNotCompared = clientFault({
  text: 'does not compare the root of the tiles with that of the checkpoint',
  breaks: 'CLIENT-WL-002',
  caughtBy: ['log-client/tree/node-hashes#believed'],
  alsoFails: ['log-client/tree/empty-root#believed'],
  needs: { as: 'log' },
  install: (rig) => ({ ...rig, isRoot: () => true }),
});
