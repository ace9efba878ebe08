import { clientFault } from '../../testbed/alteration.ts';
import { rootOfLooseProof } from '../../testbed/loose-proof.ts';

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

export const shortProofBelieved = clientFault({
  text: 'does not look whether a proof that leads to the root ends too early for its index',
  breaks: 'CLIENT-IN-004',
  caughtBy: ['log-client/inclusion/proof#short'],
  needs: { as: 'proof' },
  install: (rig) => ({ ...rig, rootOfProof: rootOfLooseProof({ refusesShort: false }) }),
});

export const longProofBelieved = clientFault({
  text: 'does not look whether a proof that leads to the root goes on beyond the size of the tree',
  breaks: 'CLIENT-IN-004',
  caughtBy: ['log-client/inclusion/proof#long'],
  needs: { as: 'proof' },
  install: (rig) => ({ ...rig, rootOfProof: rootOfLooseProof({ refusesLong: false }) }),
});
