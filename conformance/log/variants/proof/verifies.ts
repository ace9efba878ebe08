import { logVariant } from '../../testbed/alteration.ts';
import { withLaterProof } from '../../testbed/published-checkpoints.ts';

export const provedInALaterTree = logVariant({
  text: 'answers with a proof in a later tree than the first that has the entry',
  cites: 'Rekor v2, "CreateEntry": the proof verifies against the checkpoint in the answer, whichever covers the entry',
  install: (rig) => withLaterProof(rig),
});
