import type { LogRig } from '../../../../src/reference/log/index.ts';
import { variant } from '../../../core/alteration/alteration.ts';
import { withLaterProof } from '../../testbed/published-checkpoints.ts';

export const provedInALaterTree = variant<LogRig>({
  text: 'answers with a proof in a later tree than the first that has the entry',
  cites: 'Rekor v2, "CreateEntry": the proof verifies against the checkpoint in the answer, whichever covers the entry',
  install: (rig) => withLaterProof(rig),
});
