import { clientFault } from '../../testbed/alteration.ts';

export const tilesNotProved = clientFault({
  text: 'proves the root by the tiles at the right edge, and believes all others',
  breaks: 'CLIENT-WL-006',
  caughtBy: ['log-client/tree/tiles#hash'],
  alsoFails: [
    'log-client/tree/leaf-hashes#believed',
    'log-client/tree/entries#other',
    'log-client/tree/node-hashes#believed',
  ],
  needs: { as: 'log' },
  install: (rig) => ({ ...rig, isBelow: () => true, isEntryOf: () => true }),
});
