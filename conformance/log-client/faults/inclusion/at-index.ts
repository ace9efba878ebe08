import { clientFault } from '../../testbed/alteration.ts';

export const indexNotBounded = clientFault({
  text: 'takes an index beyond the end of the log for the last one',
  breaks: 'CLIENT-IN-002',
  caughtBy: ['log-client/inclusion/at-index#beyond'],
  needs: { as: 'inclusion' },
  install: (rig) => ({
    ...rig,
    rootOfProof: (index, size, ...rest) => rig.rootOfProof(index < size ? index : size - 1n, size, ...rest),
  }),
});
