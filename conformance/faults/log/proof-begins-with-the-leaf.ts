import type { LogRig } from '../../../src/reference/log/index.ts';
import { withProof } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'puts the hash of the leaf before the hashes of a proof',
  breaks: 'LOG-CE-005',
  caughtBy: ['log/proof/verifies#length'],
  install: (rig) => withProof(rig, ({ hashes, rootHash }) => ({ hashes: [rootHash, ...hashes] })),
});
