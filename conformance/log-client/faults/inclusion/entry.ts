import { clientFault } from '../../testbed/alteration.ts';

export const proofNotCompared = clientFault({
  text: 'looks whether there is an entry at the index, and not which',
  breaks: 'CLIENT-IN-001',
  caughtBy: [
    'log-client/inclusion/entry#absent',
    'log-client/inclusion/at-index#other',
    'log-client/inclusion/tree#leaf',
  ],
  needs: { as: 'inclusion' },
  install: (rig) => ({ ...rig, isLeaf: () => true, isProved: () => true }),
});
