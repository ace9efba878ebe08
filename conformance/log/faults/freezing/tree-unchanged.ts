import { logFault } from '../../testbed/alteration.ts';
import { FROZEN_EXTENSION_LINE, withCheckpointText } from '../../testbed/parts.ts';

export const frozenAndStillGrowing = logFault({
  text: 'declares that it is frozen, and accepts entries all the same',
  breaks: 'LOG-RV-002',
  caughtBy: ['log/freezing/tree-unchanged#changed'],
  needs: { declare: { frozen: 'yes' }, create: false },
  install: (rig) => withCheckpointText(rig, (text) => `${text}${FROZEN_EXTENSION_LINE}`),
});
