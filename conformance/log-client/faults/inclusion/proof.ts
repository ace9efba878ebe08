import { clientFault } from '../../testbed/alteration.ts';

export const proofInFileNotCompared = clientFault({
  text: 'reads a proof and does not compare the root to which it leads',
  breaks: 'CLIENT-IN-004',
  caughtBy: ['log-client/inclusion/proof#hashes'],
  alsoFails: [
    'log-client/inclusion/entry#absent',
    'log-client/inclusion/at-index#other',
    'log-client/inclusion/tree#leaf',
  ],
  needs: { as: 'proof' },
  install: (rig) => ({ ...rig, isProved: () => true }),
});

export const surplusHashesIgnored = clientFault({
  text: 'ignores the hashes of a proof that it does not need',
  breaks: 'CLIENT-IN-004',
  caughtBy: ['log-client/inclusion/proof#long'],
  needs: { as: 'proof' },
  install: (rig) => ({
    ...rig,
    rootOfProof: (index, size, leaf, proof, parts) => {
      try {
        return rig.rootOfProof(index, size, leaf, proof, parts);
      } catch {
        return rig.rootOfProof(index, size, leaf, proof.slice(0, -1), parts);
      }
    },
  }),
});
