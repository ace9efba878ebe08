import { clientFault } from '../../testbed/alteration.ts';

export const leafHashesBelieved = clientFault({
  text: 'finds the hash of the entry in a tile, and believes every tile',
  breaks: 'CLIENT-IN-003',
  caughtBy: ['log-client/inclusion/tree#node'],
  needs: { as: 'inclusion' },
  install: (rig) => ({ ...rig, isRoot: () => true, isBelow: () => true, isProved: () => true }),
});
