import { clientFault } from '../../testbed/alteration.ts';
import { rootOfLooseProof } from '../../testbed/loose-proof.ts';

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

export const indexNotCompared = clientFault({
  text: 'compares an index with the size only in a log of one entry, where there is no hash to follow',
  breaks: 'CLIENT-IN-002',
  caughtBy: ['log-client/inclusion/at-index#beyond'],
  needs: { as: 'proof' },
  install: (rig) => ({
    ...rig,
    rootOfProof: (index, size, ...rest) => rootOfLooseProof({ refusesBeyond: size === 1n })(index, size, ...rest),
  }),
});
