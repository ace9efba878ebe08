import { certificateLogFault } from '../../testbed/alteration.ts';
import { withSubmittedExtensions } from '../../testbed/certificates/submissions.ts';

export const sctPromisesTheNextIndex = certificateLogFault({
  text: 'promises the index after that of the entry, as if it counted from one',
  breaks: 'LOG-CT-048',
  caughtBy: ['log/scts/leaf-index#other-entry'],
  needs: { submit: true },
  install: (rig) => withSubmittedExtensions(rig, (right, index) => right(index + 1n)),
});

export const sctPromisesTheIndexOfItsNeighbour = certificateLogFault({
  text: 'promises each of two neighbours the index of the other, as if they had overtaken each other in its queue',
  breaks: 'LOG-CT-048',
  caughtBy: ['log/scts/leaf-index#other-entry'],
  needs: { submit: true },
  install: (rig) => withSubmittedExtensions(rig, (right, index) => right(index ^ 1n)),
});
