import { clientFault } from '../../testbed/alteration.ts';

export const tilesReadAgain = clientFault({
  text: 'reads the tiles again although the checkpoint has nothing new',
  breaks: 'CLIENT-GR-008',
  caughtBy: ['log-client/growth/read-again#again'],
  needs: { as: 'monitor' },
  install: (rig) => ({ ...rig, isStanding: () => false }),
});
