import { logFault } from '../../testbed/alteration.ts';
import { withCheckpointText } from '../../testbed/parts.ts';

export const checkpointOfTwoLines = logFault({
  text: 'leaves the root out of the checkpoint',
  breaks: 'LOG-CP-010',
  caughtBy: ['log/checkpoint/lines#lines'],
  install: (rig) => withCheckpointText(rig, (text) => text.split('\n').slice(0, 2).join('\n').concat('\n')),
});
