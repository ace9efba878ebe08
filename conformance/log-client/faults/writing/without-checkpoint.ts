import { clientFault } from '../../testbed/alteration.ts';

export const answerWithoutCheckpointTaken = clientFault({
  text: 'verifies the checkpoint and the proof of an answer only if it has them',
  breaks: 'CLIENT-WR-004',
  caughtBy: ['log-client/writing/without-checkpoint#believed'],
  needs: { as: 'writer' },
  install: (rig) => ({ ...rig, needsProof: () => false }),
});
