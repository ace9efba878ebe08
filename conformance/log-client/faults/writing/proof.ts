import { clientFault } from '../../testbed/alteration.ts';

export const answeredProofNotVerified = clientFault({
  text: 'verifies the checkpoint of an answer, and not its proof',
  breaks: 'CLIENT-WR-003',
  caughtBy: ['log-client/writing/proof#believed'],
  needs: { as: 'writer' },
  install: (rig) => ({ ...rig, rootOfProof: (_index, _size, leaf) => leaf, isProved: () => true }),
});
