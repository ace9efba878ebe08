import type { LogRig } from '../../../src/reference/log/index.ts';
import { withProof } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'gives the hashes of a proof from the root to the leaf',
  breaks: 'LOG-CE-005',
  caughtBy: ['log/proof/verifies#root'],
  install: (rig) => withProof(rig, ({ hashes }) => ({ hashes: hashes.toReversed() })),
});
