import { certificateLogFault } from '../../testbed/alteration.ts';
import { withTreeHeads } from '../../testbed/certificates/entries.ts';

export const treeHeadByAnotherName = certificateLogFault({
  text: 'signs the tree head by the name of a host, which is not its origin',
  breaks: 'LOG-CT-002',
  caughtBy: ['log/tree-heads/key-name#other-name'],
  install: (rig) => withTreeHeads(rig, { name: 'touchstone.example' }),
});
