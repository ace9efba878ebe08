import { emptyRoot, sealCheckpoint } from '../../../../src/reference/log/index.ts';
import { certificateLogFault } from '../../testbed/alteration.ts';
import { withServedCheckpoint } from '../../testbed/answers.ts';

export const smallerTreeHeadSignedLater = certificateLogFault({
  text: 'signs the tree head of its empty tree again, later than that of its entries',
  breaks: 'LOG-CT-007',
  caughtBy: ['log/tree-heads/later#not-later'],
  install: (rig) => {
    let reads = 0;
    return withServedCheckpoint(rig, (note) => (++reads === 3 ? sealCheckpoint(rig, 0n, emptyRoot()) : note));
  },
});
