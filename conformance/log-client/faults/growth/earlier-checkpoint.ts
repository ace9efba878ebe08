import { clientFault } from '../../testbed/alteration.ts';

export const earlierCheckpointRefused = clientFault({
  text: 'refuses a smaller tree than the last one, although it is a beginning of that',
  breaks: 'CLIENT-GR-007',
  caughtBy: ['log-client/growth/earlier-checkpoint#refused'],
  needs: { as: 'monitor' },
  install: (rig) => ({ ...rig, refusesSmaller: () => true }),
});
