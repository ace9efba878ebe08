import type { LogRig } from '../../../src/reference/log/index.ts';
import { withProof } from '../created.ts';
import { fault } from '../fault.ts';

export default fault<LogRig>({
  text: 'names a tree size in the proof that its checkpoint has not',
  breaks: 'LOG-CE-005',
  caughtBy: ['log/proof/claims#tree-size'],
  install: (rig) => withProof(rig, ({ treeSize }) => ({ treeSize: `${BigInt(treeSize) + 1n}` })),
});
