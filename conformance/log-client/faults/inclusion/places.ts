import { refuse } from '../../../../src/reference/log-client/index.ts';
import { clientFault } from '../../testbed/alteration.ts';

export const firstEntryRefused = clientFault({
  text: 'takes the index 0 for no index',
  breaks: 'CLIENT-IN-005',
  caughtBy: ['log-client/inclusion/places#place'],
  needs: { as: 'inclusion' },
  install: (rig) => ({
    ...rig,
    rootOfProof: (index, ...rest) => (index ? rig.rootOfProof(index, ...rest) : refuse('there is no index')),
  }),
});

export const emptyProofRefused = clientFault({
  text: 'refuses a proof without hashes, as the only entry of a log has',
  breaks: 'CLIENT-IN-005',
  caughtBy: ['log-client/inclusion/places#size'],
  needs: { as: 'inclusion' },
  install: (rig) => ({
    ...rig,
    rootOfProof: (index, size, leaf, proof, parts) =>
      proof.length === 0 ? refuse('the proof has no hashes') : rig.rootOfProof(index, size, leaf, proof, parts),
  }),
});
