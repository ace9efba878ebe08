import { clientFault } from '../../testbed/alteration.ts';

export const sizesCompared = clientFault({
  text: 'takes two checkpoints of one size for the same tree',
  breaks: 'CLIENT-GR-003',
  caughtBy: ['log-client/growth/fork#believed'],
  needs: { as: 'monitor' },
  install: (rig) => ({ ...rig, isStanding: (before, now) => before.size === now.size }),
});
