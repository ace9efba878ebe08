import { logFault } from '../../testbed/alteration.ts';
import { withCheckpointText } from '../../testbed/parts.ts';

export const originEmpty = logFault({
  text: 'leaves the origin line empty',
  breaks: 'LOG-CP-011',
  caughtBy: ['log/checkpoint/origin-line#origin'],
  install: (rig) => withCheckpointText(rig, (text) => text.replace(/^.*/, '')),
});
